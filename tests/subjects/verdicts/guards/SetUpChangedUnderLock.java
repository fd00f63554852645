// expect: violated uncaught java.lang.IllegalStateException
// message: between
// por: cross-check
// Two threads read a field without a lock, a third one writes it, which holds one.
public class SetUpChangedUnderLock {
    static final Object lock = new Object();
    static int limit = 1;

    public static void main(String[] args) throws InterruptedException {
        int[] one = new int[1], other = new int[2];
        Thread first = new Thread(() -> one[0] = limit);
        Thread second = new Thread(() -> {
            other[0] = limit;
            other[1] = limit;
        });
        Thread writer = new Thread(() -> {
            synchronized (lock) { limit = 2; }
        });
        first.start();
        second.start();
        writer.start();
        first.join();
        second.join();
        writer.join();
        if (one[0] == 2 && other[0] == 1 && other[1] == 2) throw new IllegalStateException("between");
    }
}
