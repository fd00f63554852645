// expect: safe
// por: cross-check
// states-at-most: 400
// Those who wait for a condition take the lock again, which is no question whether it is held.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LockIsMonitorWithCondition {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                lock.lock();
                count++;
                changed.signal();
                lock.unlock();
            }
        });
        other.start();
        lock.lock();
        while (count < 2) changed.await();
        lock.unlock();
        other.join();
    }
}
