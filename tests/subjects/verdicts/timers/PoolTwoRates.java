// expect: violated assertion
// states-at-most: 20000
// Long overdue, each of two tasks at fixed rates goes on having its turns.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class PoolTwoRates {
    static volatile int turns;
    static volatile boolean isLate;

    public static void main(String[] args) {
        long began = System.nanoTime();
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> {}, 10, 10, TimeUnit.MILLISECONDS);
        pool.scheduleAtFixedRate(() -> {
            if (isLate && turns < 2) turns++;
        }, 10, 55, TimeUnit.MILLISECONDS);
        while (System.nanoTime() - began < 3_600_000_000_000L) Thread.yield();
        isLate = true;
        while (turns < 2) Thread.yield();
        assert false : "it had two turns";
    }
}
