// expect: violated assertion
// por: cross-check
// Between the last write in a critical section and the release, others see the value and the lock held.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockSeenHeld {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            lock.lock();
            value = 1;
            lock.unlock();
        });
        writer.start();
        if (value == 1) assert lock.tryLock() : "written, and still held";
    }
}
