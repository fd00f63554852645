// expect: violated deadlock
// por: verdicts
// Each has one of the two permits that both need; with both taken at once that cannot be.
import java.util.concurrent.Semaphore;

public class SemaphoreSeveralAtOnce {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(2);
        Thread other = new Thread(() -> {
            try {
                permits.acquire();
                permits.acquire();
                permits.release(2);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        });
        other.start();
        permits.acquire(1);
        permits.acquire(1);
        permits.release(2);
    }
}
