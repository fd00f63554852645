// expect: safe
// tryAcquire with a time limit, twice.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class SemaphoreTimedHandled {
    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        new Thread(semaphore::release).start();
        boolean first = semaphore.tryAcquire(1, TimeUnit.SECONDS);
        boolean second = semaphore.tryAcquire(1, TimeUnit.SECONDS);
        assert !first || !second : "one permit";
    }
}
