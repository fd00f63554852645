// expect: safe
// Two suppliers, a thread for each, combined.
import java.util.concurrent.CompletableFuture;

public class CompletableCombined {
    public static void main(String[] args) {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 1, task -> new Thread(task).start());
        CompletableFuture<Integer> b = CompletableFuture.completedFuture(2);
        assert a.thenCombine(b, Integer::sum).join() == 3;
    }
}
