import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

// How waits for a latch end, with a time limit and without, when the count comes to 0 and one of those that wait is
// interrupted.
public class LatchEnds {
    static volatile String timed, untimed;

    public static void main(String[] arguments) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread withLimit = new Thread(() -> {
            try {
                timed = latch.await(1, TimeUnit.SECONDS) + " " + latch.getCount();
            } catch (InterruptedException interrupted) {
                timed = "interrupted " + Thread.currentThread().isInterrupted();
            }
        });
        Thread without = new Thread(() -> {
            try {
                latch.await();
                untimed = "through " + Thread.currentThread().isInterrupted();
            } catch (InterruptedException interrupted) {
                untimed = "interrupted " + Thread.currentThread().isInterrupted();
            }
        });
        boolean isFirst = arguments.length > 0;
        Thread waiting = isFirst ? withLimit : without;
        waiting.start();
        Thread counting = new Thread(latch::countDown);
        counting.start();
        waiting.interrupt();
        waiting.join();
        counting.join();
        System.out.println("OUT " + timed + ", " + untimed);
    }
}
