// expect: violated assertion
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

// A future that nobody completes fails after its time limit, and no sooner.
public class CompletesOnTimeout {
    public static void main(String[] args) {
        long begin = System.nanoTime();
        try {
            new CompletableFuture<Integer>().orTimeout(1, TimeUnit.SECONDS).join();
        } catch (CompletionException e) {
            if (System.nanoTime() - begin < 1_000_000_000) {
                throw new IllegalStateException("too early");
            }
            assert false;
        }
    }
}
