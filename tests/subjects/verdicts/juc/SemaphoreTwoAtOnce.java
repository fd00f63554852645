// expect: safe
// Two permits at once, as it is written.
import java.util.concurrent.Semaphore;

public class SemaphoreTwoAtOnce {
    static int inside;

    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(2);
        Thread other = new Thread(() -> {
            try {
                permits.acquire(2);
                inside++;
                permits.release(2);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        });
        other.start();
        permits.acquire(2);
        inside++;
        permits.release();
        permits.release();
        other.join();
        assert inside == 2;
    }
}
