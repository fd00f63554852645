// expect: violated deadlock
// A future that nobody completes.
import java.util.concurrent.CompletableFuture;

public class CompletableNever {
    public static void main(String[] args) {
        new CompletableFuture<String>().join();
    }
}
