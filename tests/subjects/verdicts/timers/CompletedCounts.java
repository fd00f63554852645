// expect: violated assertion
// How many tasks a pool has completed is part of the state where somebody asks for it.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class CompletedCounts {
    public static void main(String[] args) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.scheduleWithFixedDelay(() -> {}, 0, 10, TimeUnit.MILLISECONDS);
        while (pool.getCompletedTaskCount() < 12) Thread.yield();
        assert false : "twelve rounds";
    }
}
