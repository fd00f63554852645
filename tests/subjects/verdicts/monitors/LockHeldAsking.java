// expect: violated uncaught java.lang.IllegalStateException
// por: cross-check
// As LockHeldForEver; the thread that goes round with the lock asks for a value each time, which is no choice of a thread.
import gov.nasa.jpf.vm.Verify;
import java.util.concurrent.CountDownLatch;

public class LockHeldAsking {
    static final Object lock = new Object();
    static final CountDownLatch bothAreThere = new CountDownLatch(2);
    static volatile boolean isRunning, isAsked;
    static boolean isReady;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            bothAreThere.countDown();
            synchronized (lock) {
                isAsked = Verify.getBoolean();
                isAsked = true;
                while (true) isRunning = Verify.getBoolean();
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
