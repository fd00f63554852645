// expect: violated assertion
// A worker that has begun and not yet taken its task is none that is active.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolNotActiveYet {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
        pool.execute(() -> {});
        assert pool.getActiveCount() != 0 || pool.getCompletedTaskCount() == 1 : "neither before nor after";
        pool.shutdown();
    }
}
