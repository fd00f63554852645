// expect: violated deadlock
// The buggy twin of ReentrantLockCounter: an exception passes the unlock.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockNotReleased {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Runnable use = () -> {
            try {
                lock.lock();
                if (lock.isLocked()) {
                    throw new IllegalStateException();
                }
                lock.unlock();
            } catch (IllegalStateException handled) {
                return;
            }
        };
        new Thread(use).start();
        new Thread(use).start();
    }
}
