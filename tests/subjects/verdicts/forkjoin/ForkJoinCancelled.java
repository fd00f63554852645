// expect: violated assertion
// A worker that has done one task has not taken the next one yet, though it is there: whoever sees the first done may stop
// the pool.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class ForkJoinCancelled {
    static volatile boolean isNextThere;

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> one = pool.submit(() -> { isNextThere = pool.hasQueuedSubmissions(); }), two = pool.submit(() -> {});
        if (!one.isDone() || !isNextThere) return;
        pool.shutdownNow();
        assert !two.isCancelled() : "the second one was not begun";
    }
}
