// expect: violated assertion
// A synchronizer of the program's own may tell what is in its queue: who has got the lock is there for a moment still.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class SynchronizerAsksQueue {
    static class Lock extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }

        boolean isTaken() {
            return getState() == 1;
        }
    }

    public static void main(String[] args) {
        Lock lock = new Lock();
        new Thread(() -> {
            lock.acquire(1);
            lock.release(1);
        }).start();
        lock.acquire(1);
        lock.release(1);
        boolean isTaken = lock.isTaken();
        boolean isOtherFirst = lock.hasQueuedPredecessors();
        assert !(isTaken && isOtherFirst);
    }
}
