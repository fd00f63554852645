// expect: safe
// por: cross-check
// The correct twin of LostNotify: a condition remembers that the notification came.
public class LostNotifyRemembered {
    static boolean ready;

    public static void main(String[] args) {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    while (!ready) {
                        lock.wait();
                    }
                } catch (InterruptedException e) {
                    assert false;
                }
            }
        });
        Thread notifier = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        waiter.start();
        notifier.start();
    }
}
