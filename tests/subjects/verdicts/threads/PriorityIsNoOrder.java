// expect: violated assertion
// por: cross-check
// Priorities promise nothing.
public class PriorityIsNoOrder {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread low = new Thread(() -> value = 1);
        Thread high = new Thread(() -> value = 2);
        low.setPriority(Thread.MIN_PRIORITY);
        high.setPriority(Thread.MAX_PRIORITY);
        low.start();
        high.start();
        low.join();
        high.join();
        assert value == 1 : "the high one came last";
    }
}
