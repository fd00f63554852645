// expect: violated uncaught java.lang.IllegalStateException
// A pool that is shut down and has not ended yet says so.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolNotYetTerminated {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Thread thread = new Thread(pool::shutdown);
        thread.start();
        if (pool.isTerminating()) throw new IllegalStateException();
        thread.join();
    }
}
