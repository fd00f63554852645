// expect: safe
// lockInterruptibly is ended by an interrupt.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockInterruptibly {
    static boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread waiter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                assert false : "main holds the lock";
            } catch (InterruptedException expected) {
                interrupted = true;
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert interrupted;
        lock.unlock();
    }
}
