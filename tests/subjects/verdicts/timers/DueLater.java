// expect: violated assertion
// assumes: pool-steps
// Two states differ only in when a task is due.
import gov.nasa.jpf.vm.Verify;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class DueLater {
    static volatile int step;

    static ScheduledFuture<?> schedule(ScheduledExecutorService pool) {
        return pool.schedule(() -> {}, Verify.getBoolean() ? 5 : 1, TimeUnit.SECONDS);
    }

    public static void main(String[] args) {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> task = schedule(pool);
        step = 1;
        assert task.getDelay(TimeUnit.SECONDS) < 4 : "five seconds";
        pool.shutdownNow();
    }
}
