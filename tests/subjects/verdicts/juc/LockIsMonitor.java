// expect: safe
// por: cross-check
// states-at-most: 25
// Where nobody else asks whether a lock is held, giving it back is no reason to change threads.
import java.util.concurrent.locks.ReentrantLock;

public class LockIsMonitor {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void add() {
        for (int i = 0; i < 3; i++) {
            lock.lock();
            try {
                count++;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockIsMonitor::add);
        other.start();
        add();
        other.join();
        assert count == 6;
    }
}
