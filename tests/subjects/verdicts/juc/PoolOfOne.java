// expect: safe
// states-at-most: 25000
// The lock of a pool's worker is one operation, and which classes of waiting have been used makes no states.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolOfOne {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.shutdown();
    }
}
