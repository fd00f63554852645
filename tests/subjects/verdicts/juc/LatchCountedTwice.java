// expect: safe
// por: cross-check
// A count of two: who waits goes on after the second one, and the first wakes nobody.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchCountedTwice {
    static volatile int done;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            done = 1;
            latch.countDown();
            done = 2;
            latch.countDown();
            latch.countDown();
        }).start();
        boolean isOpen = latch.await(1, TimeUnit.SECONDS);
        assert !isOpen || done == 2;
        latch.await();
        assert done == 2 && latch.getCount() == 0;
    }
}
