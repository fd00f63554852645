// expect: safe
// A future that one thread runs, one cancels and one waits for.
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;

public class FutureThree {
    static volatile String got = "";
    static volatile boolean cancelled, sawDone;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> future = new FutureTask<>(() -> 1);
        Thread runs = new Thread(future), cancels = new Thread(() -> cancelled = future.cancel(true));
        Thread waits = new Thread(() -> {
            sawDone = future.isDone();
            try {
                got = "got " + future.get();
            } catch (CancellationException e) {
                got = "cancelled";
            } catch (Exception e) {
                got = e.toString();
            }
        });
        runs.start();
        cancels.start();
        waits.start();
    }
}
