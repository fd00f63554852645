// expect: violated assertion
// The buggy twin of SemaphoreMutex: one permit too many.
import java.util.concurrent.Semaphore;

public class SemaphoreTwoPermits {
    static int inside;

    public static void main(String[] args) {
        Semaphore semaphore = new Semaphore(2);
        Runnable use = () -> {
            semaphore.acquireUninterruptibly();
            inside++;
            assert inside == 1 : "two are inside";
            inside--;
            semaphore.release();
        };
        new Thread(use).start();
        new Thread(use).start();
    }
}
