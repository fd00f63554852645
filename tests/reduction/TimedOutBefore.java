// Prints what was seen: 0 and 1, each with true and false. The wait may time out between the other thread's look at the clock
// and its notification; no step of the waiting thread shows that when it is notified.
public class TimedOutBefore {
    static int x, seen;
    static boolean early;
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        final long start = System.nanoTime();
        Thread notifier = new Thread(() -> {
            early = System.nanoTime() - start < 1000;
            synchronized (lock) {
                x = 1;
                lock.notify();
            }
        });
        notifier.start();
        synchronized (lock) {
            if (x == 0) lock.wait(5);
            seen = x;
        }
        notifier.join();
        System.out.println("OUT " + seen + " " + early);
    }
}
