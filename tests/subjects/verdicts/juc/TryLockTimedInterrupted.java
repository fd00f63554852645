// expect: violated assertion
// por: cross-check
// Who tries for a while may be interrupted meanwhile, and has not got the lock then.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockTimedInterrupted {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread other = new Thread(() -> {
            try {
                if (lock.tryLock(1, TimeUnit.SECONDS)) lock.unlock();
            } catch (InterruptedException interrupted) {
                assert lock.isHeldByCurrentThread();
            }
        });
        other.start();
        other.interrupt();
        lock.unlock();
    }
}
