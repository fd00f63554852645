// expect: violated uncaught java.util.concurrent.TimeoutException
// get with a time limit may throw.
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

public class FutureGetTimesOut {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        new Thread(task).start();
        task.get(1, TimeUnit.MINUTES);
    }
}
