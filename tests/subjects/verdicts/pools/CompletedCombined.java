// expect: safe
// assumes: pool-steps
// states-at-most: 20000
// Three that are computed by a pool, and combined.
import java.util.concurrent.CompletableFuture;

public class CompletedCombined {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1), two = CompletableFuture.supplyAsync(() -> 2),
                                   three = CompletableFuture.supplyAsync(() -> 3);
        assert one.thenCombine(two, Integer::sum).thenCombine(three, Integer::sum).get() == 6;
    }
}
