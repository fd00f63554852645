package shop;

/** Threads, and those who wait: no test may say what it only happens to see, or take long. */
public class Turns {
    private int turns;

    public String current() {
        return Thread.currentThread().getName();
    }

    public String next() {
        return new Thread(() -> { }).getName();
    }

    public long nextNumber() {
        return new Thread().getId();
    }

    public int race() {
        new Thread(() -> ++turns).start();
        return turns;
    }

    public int sleep(int hours) throws InterruptedException {
        if (hours > 3) {
            Thread.sleep(hours * 3_600_000L);
            return 1;
        }
        return 0;
    }

    public int nod() throws InterruptedException {
        Thread.sleep(3);
        return 7;
    }

    public void disturb() {
        Thread.currentThread().interrupt();
    }

    public boolean isDisturbed() {
        return Thread.interrupted();
    }
}
