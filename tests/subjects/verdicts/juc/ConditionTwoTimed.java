// expect: safe
// states-at-most: 100
// A wait with a time limit is one operation, and so is that its time passes.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTwoTimed {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Condition ready = lock.newCondition();
        Runnable waiting = () -> {
            lock.lock();
            try {
                ready.await(1, TimeUnit.SECONDS);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            } finally {
                lock.unlock();
            }
        };
        new Thread(waiting).start();
        new Thread(waiting).start();
    }
}
