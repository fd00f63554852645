// expect: safe
// assumes: pool-steps
// states-at-most: 10000
// The workers of a pool take tasks, run them, and wait for more, each in one step but for what the tasks do.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

public class ForkJoinTwo {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<Integer> one = pool.submit(() -> 1), two = pool.submit(() -> 2);
        assert one.get() + two.get() == 3;
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
    }
}
