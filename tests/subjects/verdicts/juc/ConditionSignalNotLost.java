// expect: safe
// A signal that comes for who was interrupted goes to the next one, or who was interrupted returns in spite of that.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionSignalNotLost {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int waiting, signalled, interrupted;

    static void waitForSignal() {
        lock.lock();
        try {
            waiting++;
            condition.await();
            signalled++;
        } catch (InterruptedException e) {
            interrupted++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ConditionSignalNotLost::waitForSignal), two = new Thread(ConditionSignalNotLost::waitForSignal);
        one.setDaemon(true);
        two.setDaemon(true);
        one.start();
        two.start();
        lock.lock();
        boolean areBoth = waiting == 2;
        lock.unlock();
        if (!areBoth) return;
        one.interrupt();
        lock.lock();
        condition.signal();
        lock.unlock();
        one.join();
        lock.lock();
        int left = lock.getWaitQueueLength(condition);
        assert interrupted == 0 || left == 0;
        assert interrupted == 1 || one.isInterrupted() || signalled == 1;
        lock.unlock();
    }
}
