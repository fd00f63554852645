// expect: safe
// states-at-most: 2400
import java.util.concurrent.Semaphore;

public class SemaphoreMutex {
    static int inside;

    public static void main(String[] args) {
        Semaphore semaphore = new Semaphore(1);
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
