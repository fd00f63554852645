// expect: violated assertion
// What a pool calls of the program is no part of the pool's step: two threads that hand over tasks make a worker each.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolFactoryShared {
    static int made;

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), task -> {
            made++;
            return new Thread(task);
        });
        Thread other = new Thread(() -> pool.execute(() -> {}));
        other.start();
        pool.execute(() -> {});
        other.join();
        pool.shutdown();
        assert made == 2 : made;
    }
}
