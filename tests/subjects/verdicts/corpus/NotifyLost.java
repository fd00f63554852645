// expect: violated deadlock
// A consumer that looks, lets go of the lock, and then waits: it misses the only notification.
public class NotifyLost {
    static boolean isReady;
    static final Object lock = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            boolean mustWait;
            synchronized (lock) {
                mustWait = !isReady;
            }
            if (!mustWait) return;
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (lock) {
                isReady = true;
                lock.notify();
            }
        }).start();
    }
}
