// expect: violated assertion
// tryAcquire with a time limit may come back without a permit.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class SemaphoreTimedMayFail {
    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        new Thread(semaphore::release).start();
        assert semaphore.tryAcquire(1, TimeUnit.SECONDS) : "the time was over first";
    }
}
