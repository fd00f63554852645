// expect: safe
// A fair lock with two threads.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockFair {
    static int inside;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock(true);
        Runnable use = () -> {
            lock.lock();
            try {
                inside++;
                assert inside == 1;
                inside--;
            } finally {
                lock.unlock();
            }
        };
        new Thread(use).start();
        new Thread(use).start();
    }
}
