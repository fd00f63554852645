// expect: violated assertion
// A worker that has done one task has not taken the next one yet: whoever has seen the first done may stop the pool.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class ForkJoinCancelled {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<Integer> one = pool.submit(() -> 1), two = pool.submit(() -> 2);
        one.get();
        pool.shutdownNow();
        assert !two.isCancelled() : "the second one was not begun";
    }
}
