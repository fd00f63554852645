// expect: violated deadlock
// A latch that waits for one more than there are.
import java.util.concurrent.CountDownLatch;

public class LatchTooMany {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        latch.await();
    }
}
