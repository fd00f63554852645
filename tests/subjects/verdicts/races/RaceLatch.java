// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// countDown orders before await.
import java.util.concurrent.CountDownLatch;

public class RaceLatch {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            value = 1;
            latch.countDown();
        }).start();
        latch.await();
        assert value == 1;
    }
}
