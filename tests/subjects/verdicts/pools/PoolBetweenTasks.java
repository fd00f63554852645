// expect: violated assertion
// Between two tasks that a worker takes one after the other, others go on: here tasks that are calls of the JDK's own.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolBetweenTasks {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch all = new CountDownLatch(1);
        AtomicInteger count = new AtomicInteger();
        pool.execute(() -> {
            try {
                all.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        pool.execute(count::incrementAndGet);
        pool.execute(count::incrementAndGet);
        all.countDown();
        assert count.get() != 1 : "one of them";
        pool.shutdown();
    }
}
