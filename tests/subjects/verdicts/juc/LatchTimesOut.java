// expect: violated assertion
// await with a time limit may come back with false.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTimesOut {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        assert latch.await(1, TimeUnit.HOURS) : "the time was over first";
    }
}
