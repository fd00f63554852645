// expect: violated uncaught java.lang.IllegalMonitorStateException
// Only the one who holds the lock may release it.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockForeignUnlock {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        new Thread(() -> lock.unlock()).start();
    }
}
