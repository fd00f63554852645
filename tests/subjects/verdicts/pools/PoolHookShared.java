// expect: violated assertion
// What a pool calls after a task is the program's own.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolHookShared {
    static int done;

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>()) {
            @Override
            protected void afterExecute(Runnable task, Throwable failure) {
                done++;
            }
        };
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.MINUTES)) {}
        assert done == 2 : done;
    }
}
