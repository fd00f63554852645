// expect: violated deadlock
// A task that waits for another task of the same pool of one.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorStarves {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> pool.submit(() -> 1).get()).get();
    }
}
