// expect: violated assertion
// por: cross-check
// tryLock with a time limit may fail while another thread holds the lock.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockMayTimeOut {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            lock.lock();
            lock.unlock();
        }).start();
        assert lock.tryLock(1, TimeUnit.SECONDS) : "the time was over first";
        lock.unlock();
    }
}
