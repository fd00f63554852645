// expect: violated deadlock
// por: verdicts
// With three to wait for, and two who count down, nobody opens it.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.CountDownLatch;

public class LatchOfInputWaits {
    public static void main(String[] args) throws InterruptedException {
        int count = Debug.makeSymbolicInteger("count");
        if (count < 0 || count > 3) return;
        CountDownLatch latch = new CountDownLatch(count);
        for (int i = 0; i < 2; i++) new Thread(latch::countDown).start();
        latch.await();
    }
}
