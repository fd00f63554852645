// expect: violated assertion
// Two tasks after a while each: which comes first is known, that both have come is not.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class PoolScheduledTwo {
    static volatile int done;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> { done = 2 * done + 1; }, 10, TimeUnit.MILLISECONDS);
        pool.schedule(() -> { done = 2 * done; }, 20, TimeUnit.MILLISECONDS);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.SECONDS)) assert done == 2;
        assert done != 1 : "the second one is late";
    }
}
