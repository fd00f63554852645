// expect: violated assertion
// keys: search.class=random search.walks=1000
// A pool of two workers, two tasks without a lock: one walk in some dozens finds what the whole state space is too large for.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExecutorTwoWorkersWalks {
    static int count;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> a = pool.submit(() -> {
            count++;
        });
        Future<?> b = pool.submit(() -> {
            count++;
        });
        a.get();
        b.get();
        assert count == 2 : "lost update";
        pool.shutdown();
    }
}
