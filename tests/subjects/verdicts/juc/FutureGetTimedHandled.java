// expect: safe
// get with a time limit returns the result or throws.
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class FutureGetTimedHandled {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        new Thread(task).start();
        try {
            assert task.get(1, TimeUnit.MINUTES) == 1;
        } catch (TimeoutException e) {
            // in time or not
        }
    }
}
