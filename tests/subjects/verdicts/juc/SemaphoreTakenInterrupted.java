// expect: violated assertion
// por: cross-check
// It has seen no interrupt when it comes, and takes the permit that is there by then, though it has been interrupted
// meanwhile.
import java.util.concurrent.Semaphore;

public class SemaphoreTakenInterrupted {
    static boolean isTaken;

    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(0);
        Thread taker = new Thread(() -> {
            try {
                permits.acquire();
                isTaken = true;
            } catch (InterruptedException interrupted) {
                // nothing is taken
            }
        });
        taker.start();
        permits.release();
        taker.interrupt();
        int left = permits.availablePermits();
        taker.join();
        assert !isTaken || left == 0;
    }
}
