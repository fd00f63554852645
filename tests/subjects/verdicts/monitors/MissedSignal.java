// expect: violated deadlock
// por: cross-check
// The condition is looked at outside the lock: the signal can fall between the look and the wait.
public class MissedSignal {
    static boolean ready;

    public static void main(String[] args) {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            if (!ready) {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        assert false;
                    }
                }
            }
        });
        Thread notifier = new Thread(() -> {
            ready = true;
            synchronized (lock) {
                lock.notify();
            }
        });
        waiter.start();
        notifier.start();
    }
}
