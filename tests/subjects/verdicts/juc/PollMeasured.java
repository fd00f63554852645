// expect: safe
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

// Methods of java.util.concurrent that give up have taken as long as they were to.
public class PollMeasured {
    public static void main(String[] args) throws InterruptedException {
        long begin = System.nanoTime();
        Object got = new ArrayBlockingQueue<Integer>(1).poll(100, TimeUnit.MILLISECONDS);
        assert got == null && System.nanoTime() - begin >= 100_000_000;

        begin = System.nanoTime();
        boolean open = new CountDownLatch(1).await(2, TimeUnit.SECONDS);
        assert !open && System.nanoTime() - begin >= 2_000_000_000L;

        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        begin = System.nanoTime();
        lock.lock();
        try {
            if (condition.awaitNanos(1000) <= 0) {
                assert System.nanoTime() - begin >= 1000;
            }
        } finally {
            lock.unlock();
        }
    }
}
