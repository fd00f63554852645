// expect: safe
// assumes: pool-steps
// states-at-most: 1000
// The same of a task that is done once.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class SleepsBesideTask {
    static volatile boolean isDone;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
        pool.schedule(() -> isDone = true, 1, TimeUnit.MILLISECONDS);
        while (!isDone) Thread.sleep(1);
        pool.shutdownNow();
    }
}
