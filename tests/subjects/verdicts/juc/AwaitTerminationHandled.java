// expect: safe
// awaitTermination says whether the pool has ended.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class AwaitTerminationHandled {
    static volatile int done;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> done = 1);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.MINUTES)) assert done == 1;
    }
}
