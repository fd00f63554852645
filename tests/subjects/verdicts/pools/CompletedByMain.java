// expect: violated assertion
// Who asks for a result may run what depends on it.
import java.util.concurrent.CompletableFuture;

public class CompletedByMain {
    static Thread runner;

    public static void main(String[] args) {
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> second = first.thenApply(x -> {
            runner = Thread.currentThread();
            return x + 1;
        });
        first.join();
        second.join();
        assert runner != Thread.currentThread();
    }
}
