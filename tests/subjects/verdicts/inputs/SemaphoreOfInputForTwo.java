// expect: violated assertion
// por: verdicts
// With two permits both are inside, with one they are not; which of them is taken first for the input must not matter.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphoreOfInputForTwo {
    public static void main(String[] args) {
        int count = Debug.makeSymbolicInteger("count");
        if (count < 1 || count > 2) return;
        Semaphore permits = new Semaphore(count);
        AtomicInteger inside = new AtomicInteger();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    permits.acquire();
                } catch (InterruptedException interrupted) {
                    throw new AssertionError(interrupted);
                }
                assert inside.incrementAndGet() < 2;
                inside.decrementAndGet();
                permits.release();
            }).start();
    }
}
