// expect: violated deadlock
// por: cross-check
// The notification may come before the wait, and nobody remembers it.
public class LostNotify {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    assert false;
                }
            }
        });
        Thread notifier = new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
        });
        waiter.start();
        notifier.start();
    }
}
