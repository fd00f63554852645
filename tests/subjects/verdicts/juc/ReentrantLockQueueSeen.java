// expect: violated assertion
// A program can see that a thread waits for a lock.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockQueueSeen {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) {
        lock.lock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        waiter.start();
        boolean seen = lock.hasQueuedThread(waiter);
        lock.unlock();
        assert !seen : "waits";
    }
}
