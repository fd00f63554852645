// expect: violated deadlock
// por: verdicts
// With one permit the second thread waits for ever, with two it does not.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.Semaphore;

public class SemaphoreOfInput {
    public static void main(String[] args) throws InterruptedException {
        int count = Debug.makeSymbolicInteger("count");
        if (count < 1 || count > 2) return;
        Semaphore permits = new Semaphore(count);
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    permits.acquire();
                } catch (InterruptedException interrupted) {
                    throw new AssertionError(interrupted);
                }
            }).start();
    }
}
