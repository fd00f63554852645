// expect: violated assertion
// Tasks of a pool are not ordered: both may read before one writes.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class ForkJoinRace {
    static int count;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<?> one = pool.submit(() -> { count++; }), two = pool.submit(() -> { count++; });
        one.get();
        two.get();
        assert count == 2 : "an increment is lost";
    }
}
