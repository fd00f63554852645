// expect: violated assertion
// A task that the caller runs, since the pool is full, is not part of the pool's step, even where it is a call of the JDK's own.
import gov.nasa.jpf.vm.Verify;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolCallerRuns {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("ab");
        CountDownLatch end = new CountDownLatch(1);
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
            1, 1, 1, TimeUnit.MINUTES, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(() -> {
            try {
                end.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        new Thread(() -> {
            Verify.beginAtomic();
            String seen = text.toString();
            Verify.endAtomic();
            assert seen.equals("ab") || seen.equals("ba") : seen;
        }).start();
        pool.execute(text::reverse);
        end.countDown();
        pool.shutdown();
    }
}
