// expect: violated assertion
// The time of the first one passes while the lock is held: the signal is for the second one.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTimedGivesWay {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static final boolean[] signalled = new boolean[2];
    static int waiting;

    static void await() {
        lock.lock();
        try {
            int place = waiting++;
            signalled[place] = ready.await(1, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ConditionTimedGivesWay::await), other = new Thread(ConditionTimedGivesWay::await);
        one.start();
        other.start();
        lock.lock();
        if (waiting == 2) ready.signal();
        lock.unlock();
        one.join();
        other.join();
        assert !signalled[1] || signalled[0];
    }
}
