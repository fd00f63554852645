// expect: violated assertion
// What depends on a future has its result later than that, one after the other.
import java.util.concurrent.CompletableFuture;

public class CompletedOneByOne {
    public static void main(String[] args) {
        CompletableFuture<Integer> first = new CompletableFuture<>();
        CompletableFuture<Integer> second = first.thenApply(x -> x + 1), third = second.thenApply(x -> x + 1);
        new Thread(() -> first.complete(1)).start();
        if (second.isDone()) assert third.isDone() : "the third one is late";
    }
}
