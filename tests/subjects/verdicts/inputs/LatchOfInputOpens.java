// expect: violated uncaught java.lang.IllegalStateException
// message: one
// Whether it is open depends on the input, before and after it is counted down.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchOfInputOpens {
    public static void main(String[] args) throws InterruptedException {
        int count = Debug.makeSymbolicInteger("count");
        if (count < 0) return;
        CountDownLatch latch = new CountDownLatch(count);
        if (latch.await(1, TimeUnit.SECONDS)) return;
        latch.countDown();
        if (latch.await(0, TimeUnit.SECONDS)) throw new IllegalStateException("one");
    }
}
