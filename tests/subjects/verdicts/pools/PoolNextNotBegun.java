// expect: violated assertion
// A worker that has done one task has not taken the next one yet, even where tasks touch nothing.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNextNotBegun {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
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
