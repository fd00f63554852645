// expect: violated assertion
// por: cross-check
// What is announced before the permit is given may be seen before the permit is there.
import java.util.concurrent.Semaphore;

public class SemaphoreGivenLate {
    static volatile boolean isAnnounced;

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(0);
        new Thread(() -> {
            if (isAnnounced) assert permits.tryAcquire();
        }).start();
        isAnnounced = true;
        permits.release();
    }
}
