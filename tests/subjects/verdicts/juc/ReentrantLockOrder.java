// expect: violated deadlock
// Two locks in opposite orders.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockOrder {
    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lock();
            second.unlock();
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) {
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        new Thread(() -> both(a, b)).start();
        new Thread(() -> both(b, a)).start();
    }
}
