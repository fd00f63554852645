// Prints 0 and 1: the wait may end before the notification, for no reason.
public class WokenForNothing {
    static int x, seen;
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread notifier = new Thread(() -> {
            synchronized (lock) {
                x = 1;
                lock.notify();
            }
        });
        notifier.start();
        synchronized (lock) {
            if (x == 0) lock.wait();
            seen = x;
        }
        notifier.join();
        System.out.println("OUT " + seen);
    }
}
