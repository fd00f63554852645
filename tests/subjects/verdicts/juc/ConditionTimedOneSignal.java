// expect: safe
// One signal is for one, whether the time of the other one has passed or not.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTimedOneSignal {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static final boolean[] signalled = new boolean[2];
    static boolean isGiven;
    static int waiting;

    static void await() {
        lock.lock();
        try {
            int place = waiting++;
            signalled[place] = ready.await(1, TimeUnit.SECONDS);
            assert !signalled[place] || isGiven;
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ConditionTimedOneSignal::await), other = new Thread(ConditionTimedOneSignal::await);
        one.start();
        other.start();
        lock.lock();
        isGiven = true;
        ready.signal();
        lock.unlock();
        one.join();
        other.join();
        assert !(signalled[0] && signalled[1]);
    }
}
