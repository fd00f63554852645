// expect: violated assertion
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

// A task that is scheduled runs no sooner than after its delay, and may run right then.
public class ScheduledEarly {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        long begin = System.nanoTime();
        long passed = pool.schedule(System::nanoTime, 3, TimeUnit.SECONDS).get() - begin;
        pool.shutdown();
        if (passed < 3_000_000_000L) {
            throw new IllegalStateException("too early");
        }
        assert passed > 3_000_000_000L;
    }
}
