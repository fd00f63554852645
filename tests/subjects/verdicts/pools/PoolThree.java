// expect: safe
// assumes: pool-steps
// Three workers, three tasks, and their results.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolThree {
    static int count;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<?>> futures = new ArrayList<>();
        for (int i = 0; i < 3; i++)
            futures.add(pool.submit(() -> {
                synchronized (PoolThree.class) {
                    count++;
                }
            }));
        for (Future<?> future : futures) future.get();
        pool.shutdown();
        assert count == 3;
    }
}
