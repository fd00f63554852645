// expect: safe
// states-at-most: 1000
// To try for a while is one operation, and so is to give up.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockThreeTimed {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void run() {
        try {
            if (!lock.tryLock(1, TimeUnit.SECONDS)) return;
            assert lock.isHeldByCurrentThread();
            count++;
            lock.unlock();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) threads[i] = new Thread(TryLockThreeTimed::run);
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        assert count >= 1 && count <= 3;
    }
}
