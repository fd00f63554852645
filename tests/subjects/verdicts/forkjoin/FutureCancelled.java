// expect: safe
// output: has its result: true
// output: has its result: false
// Whoever cancels a future comes before its result or after it.
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;

public class FutureCancelled {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> future = new FutureTask<>(() -> 1);
        new Thread(future).start();
        boolean isCancelled = future.cancel(false);
        assert isCancelled == future.isCancelled() && future.isDone();
        boolean hasResult = true;
        try {
            assert future.get() == 1;
        } catch (CancellationException e) {
            hasResult = false;
        }
        assert hasResult != isCancelled;
        System.out.println("has its result: " + hasResult);
    }
}
