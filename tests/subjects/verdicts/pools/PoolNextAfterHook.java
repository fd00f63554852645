// expect: violated assertion
// A worker that has done one task has not taken the next one yet, even where tasks touch nothing, and neither does what the program does after them.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolNextAfterHook {
    public static void main(String[] args) {
        ExecutorService pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>()) {
            @Override
            protected void afterExecute(Runnable task, Throwable failure) {}
        };
        CountDownLatch all = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                all.await();
            } catch (InterruptedException e) {
                // the pool is shut down
            }
        });
        pool.execute(() -> {});
        pool.execute(() -> {});
        all.countDown();
        assert pool.shutdownNow().size() != 1 : "one was done, the other not begun";
    }
}
