// expect: safe
// por: verdicts
// The twin of LatchOfInputWaits waits for two at most.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.CountDownLatch;

public class LatchOfInputIsOpened {
    public static void main(String[] args) throws InterruptedException {
        int count = Debug.makeSymbolicInteger("count");
        if (count < 0 || count > 2) return;
        CountDownLatch latch = new CountDownLatch(count);
        for (int i = 0; i < 2; i++) new Thread(latch::countDown).start();
        latch.await();
    }
}
