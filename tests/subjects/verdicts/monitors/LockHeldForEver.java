// expect: violated uncaught java.lang.IllegalStateException
// por: cross-check
// Who gets the lock first goes round with it for ever, and the other one can do nothing any more: it could have come first.
import java.util.concurrent.CountDownLatch;

public class LockHeldForEver {
    static final Object lock = new Object();
    static final CountDownLatch bothAreThere = new CountDownLatch(2);
    static volatile boolean isRunning;
    static boolean isReady;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            bothAreThere.countDown();
            synchronized (lock) {
                while (true) isRunning = !isRunning;
            }
        }).start();
        new Thread(() -> {
            bothAreThere.countDown();
            synchronized (lock) {
                if (isReady) throw new IllegalStateException("came first");
            }
        }).start();
        synchronized (lock) {
            bothAreThere.await();
            isReady = true;
        }
    }
}
