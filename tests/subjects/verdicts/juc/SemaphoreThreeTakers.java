// expect: safe
// states-at-most: 10000
// A semaphore's queue of waiting threads is not what its states differ by.
import java.util.concurrent.Semaphore;

public class SemaphoreThreeTakers {
    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(2);
        Thread[] takers = new Thread[3];
        for (int i = 0; i < takers.length; i++) {
            takers[i] = new Thread(() -> {
                semaphore.acquireUninterruptibly();
                semaphore.release();
            });
            takers[i].start();
        }
        for (Thread taker : takers) taker.join();
        assert semaphore.availablePermits() == 2;
    }
}
