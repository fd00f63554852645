// expect: safe
// A signal is for who has waited longest, and hasWaiters() knows of those who wait.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionFirstComesFirst {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int waiting, first, signalled;

    static void waitFor(int number) {
        lock.lock();
        try {
            if (waiting++ == 0) first = number;
            condition.await();
            if (signalled++ == 0) assert number == first;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> waitFor(1)), two = new Thread(() -> waitFor(2));
        one.setDaemon(true);
        two.setDaemon(true);
        one.start();
        two.start();
        lock.lock();
        assert lock.getWaitQueueLength(condition) == waiting;
        assert lock.hasWaiters(condition) == waiting > 0;
        boolean isEach = waiting == 2;
        if (isEach) {
            condition.signal();
            assert lock.getWaitQueueLength(condition) == 1;
        }
        lock.unlock();
        if (!isEach) return;
        while (true) {
            lock.lock();
            if (signalled == 1) break;
            lock.unlock();
            Thread.yield();
        }
        condition.signalAll();
        lock.unlock();
        one.join();
        two.join();
        assert !lock.isLocked();
    }
}
