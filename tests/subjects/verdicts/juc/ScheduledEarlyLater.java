// expect: violated assertion
// keys: search.class=dfs cg.randomize_choices=FIXED_SEED cg.seed=2
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

// In this order the same states are first come upon at earlier times: it is the time when a wait has just ended that fails.
public class ScheduledEarlyLater {
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
