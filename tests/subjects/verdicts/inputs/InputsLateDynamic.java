// expect: violated uncaught java.lang.IllegalStateException
// keys: vm.por=dynamic
// message: both
// That there are inputs turns out when they are asked for; the order of the search stays the one that dynamic reduction takes.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.CountDownLatch;

public class InputsLateDynamic {
    static volatile int seen;

    public static void main(String[] args) throws InterruptedException {
        int count = Debug.makeSymbolicInteger("count");
        if (count < 0 || count > 2) return;
        CountDownLatch latch = new CountDownLatch(count);
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                seen++;
                latch.countDown();
            }).start();
        latch.await();
        if (count == 2 && seen == 1) throw new IllegalStateException("both");
    }
}
