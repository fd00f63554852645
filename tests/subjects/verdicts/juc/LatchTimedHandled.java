// expect: safe
// await with a time limit says whether the count has come to 0.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTimedHandled {
    static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            value = 1;
            latch.countDown();
        }).start();
        if (latch.await(1, TimeUnit.HOURS)) assert value == 1;
    }
}
