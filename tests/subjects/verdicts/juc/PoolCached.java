// expect: safe
// states-at-most: 60000
// Its queue is a SynchronousQueue: tasks are handed over.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolCached {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.shutdown();
    }
}
