// expect: safe
// assumes: pool-steps
// states-at-most: 12000
// A task at a fixed rate may be late for as long as the other thread sleeps again and again.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class SleepsBesidePool {
    static volatile int beats;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
        pool.scheduleAtFixedRate(() -> {
            if (beats < 3) beats++;
        }, 0, 100, TimeUnit.MILLISECONDS);
        while (beats < 2) Thread.sleep(10);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
    }
}
