// expect: violated assertion
// A task that a worker has taken is not done yet, even where it touches nothing.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolTakenNotDone {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
        CountDownLatch all = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                all.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Future<?> future = pool.submit(() -> {});
        all.countDown();
        if (pool.getQueue().isEmpty()) assert future.isDone() : "under way";
        pool.shutdown();
    }
}
