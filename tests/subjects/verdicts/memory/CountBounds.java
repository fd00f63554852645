// expect: safe
// por: cross-check
// Two unlocked increments twice each end at 2, 3 or 4. Not at 1: the write that comes last belongs to a read which came
// after that thread's own first write, so it read at least 1.
public class CountBounds {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Runnable twice = () -> {
            count++;
            count++;
        };
        Thread a = new Thread(twice);
        Thread b = new Thread(twice);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count >= 2 && count <= 4 : "an impossible count: " + count;
    }
}
