// expect: safe
// tryLock with a time limit, and a program that can do without the lock.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockTimedHandled {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            lock.lock();
            count++;
            lock.unlock();
        });
        other.start();
        if (lock.tryLock(1, TimeUnit.SECONDS)) {
            count++;
            lock.unlock();
        }
        other.join();
        assert count == 1 || count == 2;
    }
}
