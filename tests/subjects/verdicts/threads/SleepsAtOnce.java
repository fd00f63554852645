// expect: violated assertion
// Two sleeps at the same time take no longer than one of them.
public class SleepsAtOnce {
    static void sleep() {
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        long begin = System.nanoTime();
        Thread other = new Thread(SleepsAtOnce::sleep);
        other.start();
        sleep();
        other.join();
        if (System.nanoTime() - begin < 1_900_000_000) {
            throw new AssertionError("both");
        }
    }
}
