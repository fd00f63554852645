// expect: violated deadlock
// A signal that nobody waits for is lost.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionLostSignal {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            condition.signal();
            lock.unlock();
        }).start();
        lock.lock();
        condition.await();
        lock.unlock();
    }
}
