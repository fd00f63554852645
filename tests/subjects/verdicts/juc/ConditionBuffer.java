// expect: safe
// A bounded buffer with a condition for each side.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionBuffer {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notFull = lock.newCondition();
    static final Condition notEmpty = lock.newCondition();
    static int place; // 0: empty

    static void put(int item) throws InterruptedException {
        lock.lock();
        try {
            while (place != 0) {
                notFull.await();
            }
            place = item;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    static int take() throws InterruptedException {
        lock.lock();
        try {
            while (place == 0) {
                notEmpty.await();
            }
            int item = place;
            place = 0;
            notFull.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> {
            try {
                put(1);
                put(2);
            } catch (InterruptedException e) {
                assert false;
            }
        });
        producer.start();
        assert take() == 1;
        assert take() == 2;
    }
}
