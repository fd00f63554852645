// expect: violated uncaught java.util.concurrent.CancellationException
// The same of a ForkJoinPool.
import java.util.concurrent.*;
public class ForkJoinShutWhileSubmitted {
  public static void main(String[] a) throws Exception {
    ForkJoinPool p = new ForkJoinPool(1);
    Thread t = new Thread(() -> {
      try { p.submit(() -> 1).get(); }
      catch (RejectedExecutionException e) { }
      catch (InterruptedException | ExecutionException e) { throw new Error(e); }
    });
    t.start();
    p.shutdown();
    t.join();
  }
}
