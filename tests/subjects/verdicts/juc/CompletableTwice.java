// expect: violated assertion
// Two complete one future: the first one wins, and either can be the first.
import java.util.concurrent.CompletableFuture;

public class CompletableTwice {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> future.complete(1)).start();
        new Thread(() -> future.complete(2)).start();
        assert future.join() == 1 : "the second one was first";
    }
}
