// expect: safe
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockCounter {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Runnable increment = () -> {
            lock.lock();
            try {
                lock.lock(); // reentrant
                count++;
                lock.unlock();
            } finally {
                lock.unlock();
            }
        };
        Thread a = new Thread(increment);
        Thread b = new Thread(increment);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2;
        assert !lock.isLocked();
    }
}
