import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SubmitInTime {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {});
        pool.shutdown();
    }
}
