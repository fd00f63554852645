// expect: safe
// The correct twin of SemaphorePiecemeal.
import java.util.concurrent.Semaphore;

public class SemaphoreBothAtOnce {
    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(2);
        Runnable use = () -> {
            semaphore.acquireUninterruptibly(2);
            semaphore.release(2);
        };
        Thread a = new Thread(use);
        a.start();
        use.run();
        a.join();
        assert semaphore.availablePermits() == 2;
    }
}
