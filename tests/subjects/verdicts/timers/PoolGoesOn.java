// expect: safe
// assumes: pool-steps
// states-at-most: 20000
// A task that is done again and again, with the same delay, has no more states for that.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class PoolGoesOn {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch twice = new CountDownLatch(2);
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleWithFixedDelay(twice::countDown, 0, 10, TimeUnit.MILLISECONDS);
        twice.await();
        pool.shutdownNow();
    }
}
