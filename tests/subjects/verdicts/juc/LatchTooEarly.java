// expect: violated assertion
// The buggy twin of Latch: counts down before the work is done.
import java.util.concurrent.CountDownLatch;

public class LatchTooEarly {
    static int a;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            latch.countDown();
            a = 1;
        }).start();
        latch.await();
        assert a == 1 : "the work is not done";
    }
}
