// expect: violated deadlock
// states-at-most: 250
// keys: search.multiple_errors=true
// Waits for a condition that are executed as they are written; one of the two is never signalled.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionUninterruptibly {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                lock.lock();
                condition.awaitUninterruptibly();
                lock.unlock();
            }).start();
        lock.lock();
        condition.signal();
        lock.unlock();
    }
}
