import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

public class SubmitLate {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {});
        pool.shutdown();
        try {
            pool.submit(() -> {});
        } catch (RejectedExecutionException e) {
            System.out.println("too late");
        }
    }
}
