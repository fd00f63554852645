// expect: safe
// states-at-most: 60
// Threads that wait for a latch differ by whether they still do, not by how they stand in its queue.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTwoTimed {
    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        Runnable waiting = () -> {
            try {
                latch.await(1, TimeUnit.SECONDS);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        };
        new Thread(waiting).start();
        new Thread(waiting).start();
    }
}
