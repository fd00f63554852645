import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

// A thread that has looked whether it is interrupted, and was not, passes a latch in spite of an interrupt that came
// before the latch was open.
public class LatchInSpite {
    static volatile String outcome;

    public static void main(String[] arguments) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        boolean isTimed = arguments.length > 0;
        Thread waiting = new Thread(() -> {
            try {
                outcome = isTimed ? String.valueOf(latch.await(1, TimeUnit.SECONDS)) : "through";
                if (!isTimed) latch.await();
                outcome += " " + Thread.currentThread().isInterrupted();
            } catch (InterruptedException interrupted) {
                outcome = "interrupted " + Thread.currentThread().isInterrupted();
            }
        });
        waiting.start();
        waiting.interrupt();
        latch.countDown();
        waiting.join();
        System.out.println("OUT " + outcome + " " + latch.getCount());
    }
}
