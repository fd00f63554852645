// expect: violated uncaught java.lang.IllegalStateException
// message: three are left
// A latch whose count is an input: it is counted down as an expression.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.CountDownLatch;

public class LatchOfInput {
    public static void main(String[] args) throws InterruptedException {
        int count = Debug.makeSymbolicInteger("count");
        if (count < 0) return;
        CountDownLatch latch = new CountDownLatch(count);
        latch.countDown();
        if (latch.getCount() == 3) throw new IllegalStateException("three are left");
    }
}
