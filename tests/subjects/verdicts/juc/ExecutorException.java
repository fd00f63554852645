// expect: violated uncaught java.util.concurrent.ExecutionException
// What a task throws comes out of get.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExecutorException {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> future = pool.submit(() -> Integer.parseInt("seven"));
        pool.shutdown();
        future.get();
    }
}
