// expect: violated assertion
// por: cross-check
// lockInterruptibly ends when a thread that waits for the lock is interrupted.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockBlockedInterrupted {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread waiter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join(); // the lock is held: nothing but the interruption ends the wait
        assert !interrupted : "interrupted while waiting";
    }
}
