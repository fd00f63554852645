// expect: violated uncaught java.util.concurrent.CancellationException
// A task that a pool has taken in while it was shut down is cancelled.
import java.util.concurrent.*;
public class PoolShutWhileScheduled {
    public static void main(String[] a) throws Exception {
      ScheduledExecutorService sp = Executors.newScheduledThreadPool(1);
      Thread t = new Thread(() -> {
        try { sp.submit(() -> 1).get(); }
        catch (RejectedExecutionException e) { }
        catch (InterruptedException | ExecutionException e) { throw new Error(e); }
      });
      t.start();
      sp.shutdown();
      t.join();
    }
}
