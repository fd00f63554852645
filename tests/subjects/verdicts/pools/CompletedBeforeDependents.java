// expect: violated assertion
// A future has its result before those that wait for it have theirs.
import java.util.concurrent.CompletableFuture;

public class CompletedBeforeDependents {
    public static void main(String[] args) {
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> second = first.thenApply(x -> x + 1);
        assert !first.isDone() || second.isDone() : "the second one is late";
    }
}
