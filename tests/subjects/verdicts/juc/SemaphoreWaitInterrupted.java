// expect: violated assertion
// por: cross-check
// Who waits for a permit may be interrupted; it has none then.
import java.util.concurrent.Semaphore;

public class SemaphoreWaitInterrupted {
    public static void main(String[] args) {
        Semaphore permits = new Semaphore(0);
        Thread waiting = new Thread(() -> {
            try {
                permits.acquire();
            } catch (InterruptedException interrupted) {
                assert permits.availablePermits() == 0;
            }
        });
        waiting.start();
        waiting.interrupt();
        permits.release();
    }
}
