// expect: violated assertion
// Overdue as they may be, of two tasks at fixed rates each has its turns.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class PoolTwoRates {
    static volatile int turns;

    public static void main(String[] args) {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> turns = turns == 2 ? 3 : turns, 10, 10, TimeUnit.MILLISECONDS);
        pool.scheduleAtFixedRate(() -> turns = turns == 3 ? 4 : turns < 2 ? turns + 1 : turns, 10, 15,
            TimeUnit.MILLISECONDS);
        while (turns < 4) Thread.yield();
        assert false : "both had their turns";
    }
}
