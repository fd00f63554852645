// expect: violated uncaught java.lang.IllegalStateException
// message: both
// por: cross-check
// Who was interrupted, and then signalled before it went on, returns with its interrupt status set.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionReturnsInterrupted {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits, wasSignalled;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                condition.await();
                if (Thread.currentThread().isInterrupted()) throw new IllegalStateException("both");
            } catch (InterruptedException e) {
                // before the signal
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        if (waits) {
            waiter.interrupt();
            condition.signal();
            wasSignalled = true;
        }
        lock.unlock();
        if (!wasSignalled) waiter.interrupt();
        waiter.join();
    }
}
