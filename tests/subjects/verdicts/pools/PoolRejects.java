// expect: violated uncaught java.util.concurrent.RejectedExecutionException
// A task that is handed over while the pool is shut down may be refused.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolRejects {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(pool::shutdown).start();
        pool.execute(() -> {});
    }
}
