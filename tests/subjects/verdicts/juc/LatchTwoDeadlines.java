// expect: violated assertion
// por: cross-check
// Both of two waits with time limits may be over before the count comes to 0.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTwoDeadlines {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        boolean first = latch.await(1, TimeUnit.SECONDS);
        boolean second = latch.await(1, TimeUnit.SECONDS);
        assert first || second : "neither came in time";
    }
}
