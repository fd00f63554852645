// expect: violated deadlock
// Two threads need two permits each and take them one by one.
import java.util.concurrent.Semaphore;

public class SemaphorePiecemeal {
    public static void main(String[] args) {
        Semaphore semaphore = new Semaphore(2);
        Runnable use = () -> {
            semaphore.acquireUninterruptibly();
            semaphore.acquireUninterruptibly();
            semaphore.release(2);
        };
        new Thread(use).start();
        new Thread(use).start();
    }
}
