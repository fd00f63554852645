import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

// What a pool of one thread that is ended at once has done with its task.
public class PoolEnds {
    static volatile String done = "not begun";

    public static void main(String[] arguments) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> done = "interrupted " + Thread.currentThread().isInterrupted());
        int left = pool.shutdownNow().size();
        System.out.println("OUT " + done + ", " + left + " left");
    }
}
