// expect: safe
// The correct twin of ReentrantLockOrder: tryLock, and give back the first when the second is not free.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockTry {
    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            if (second.tryLock()) {
                second.unlock();
            }
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
