// expect: violated deadlock
// A way out of a method that does not release the semaphore.
import java.util.concurrent.Semaphore;

public class SemaphoreNotReleased {
    static final Semaphore permits = new Semaphore(1);
    static volatile boolean isClosed;

    static void use() {
        permits.acquireUninterruptibly();
        if (isClosed) return;
        permits.release();
    }

    public static void main(String[] args) {
        new Thread(SemaphoreNotReleased::use).start();
        new Thread(SemaphoreNotReleased::use).start();
        new Thread(() -> isClosed = true).start();
    }
}
