// Inputs of kinds of synchronizers that the program has: what they are made of is an input as well, and may be missing.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class LocksOfOwnKinds {
    static class OwnSemaphore extends Semaphore {
        OwnSemaphore() {
            super(1);
        }
    }

    static class OwnLatch extends CountDownLatch {
        OwnLatch() {
            super(1);
        }
    }

    static class OwnLock extends ReentrantLock {}

    static void use(Semaphore permits, CountDownLatch latch, ReentrantLock lock) throws InterruptedException {
        if (permits == null || latch == null || lock == null) return;
        boolean isTaken = false;
        try {
            isTaken = permits.tryAcquire(1, TimeUnit.SECONDS);
        } catch (NullPointerException missing) {
            // of the semaphore
        }
        try {
            permits.acquire();
        } catch (NullPointerException missing) {
            // of the semaphore
        }
        try {
            latch.countDown();
        } catch (NullPointerException missing) {
            // of the latch
        }
        try {
            latch.await();
        } catch (NullPointerException missing) {
            // of the latch
        }
        if (!isTaken) lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        use(null, null, null);
    }
}
