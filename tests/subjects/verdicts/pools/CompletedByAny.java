// expect: violated assertion
// Either of them may be the first.
import java.util.concurrent.CompletableFuture;

public class CompletedByAny {
    public static void main(String[] args) {
        Object first = CompletableFuture.anyOf(CompletableFuture.supplyAsync(() -> 1), CompletableFuture.supplyAsync(() -> 2)).join();
        assert first.equals(1);
    }
}
