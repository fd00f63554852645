// expect: safe
// The correct twin of NotifyLost: looked at in a loop, under the lock.
public class NotifyLostCorrected {
    static boolean isReady;
    static final Object lock = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                try {
                    while (!isReady) lock.wait();
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
