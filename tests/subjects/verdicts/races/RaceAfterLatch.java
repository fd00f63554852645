// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// The buggy twin of RaceLatch: writes after countDown.
import java.util.concurrent.CountDownLatch;

public class RaceAfterLatch {
    static int value, seen;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            latch.countDown();
            value = 1;
        }).start();
        latch.await();
        seen = value;
    }
}
