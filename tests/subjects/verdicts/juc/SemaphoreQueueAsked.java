// expect: violated assertion
// Who has got the permit is in the queue for a moment still, and the program asks for that.
import java.util.concurrent.Semaphore;

public class SemaphoreQueueAsked {
    public static void main(String[] args) {
        Semaphore semaphore = new Semaphore(1);
        Thread other = new Thread(() -> {
            semaphore.acquireUninterruptibly();
            Thread.yield();
            semaphore.release();
        });
        other.start();
        semaphore.acquireUninterruptibly();
        semaphore.release();
        boolean isTaken = semaphore.availablePermits() == 0;
        boolean isQueued = semaphore.hasQueuedThreads();
        assert !(isTaken && isQueued);
    }
}
