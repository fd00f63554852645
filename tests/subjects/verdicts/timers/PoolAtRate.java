// expect: safe
// assumes: pool-steps
// states-at-most: 20000
// The same at a fixed rate, where many rounds may be overdue.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class PoolAtRate {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch twice = new CountDownLatch(2);
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(twice::countDown, 0, 10, TimeUnit.MILLISECONDS);
        twice.await();
        pool.shutdownNow();
    }
}
