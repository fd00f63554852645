// expect: safe
// por: cross-check
// A thread that was interrupted too late to notice tries for a permit until its time is over: so the clock shows.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class SemaphoreTimedInSpite {
    public static void main(String[] args) {
        Semaphore permits = new Semaphore(0);
        Thread waiting = new Thread(() -> {
            long before = System.nanoTime();
            try {
                boolean hasGot = permits.tryAcquire(1, TimeUnit.SECONDS);
                assert hasGot || System.nanoTime() - before >= 1_000_000_000 : "too early";
            } catch (InterruptedException interrupted) {
                // It had not begun to wait, or was waiting.
            }
        });
        waiting.start();
        waiting.interrupt();
    }
}
