// expect: violated deadlock
// The workers of a pool that nobody shuts down wait for work for ever, and the program does not end.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorNotShutDown {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        assert pool.submit(() -> 1).get() == 1;
    }
}
