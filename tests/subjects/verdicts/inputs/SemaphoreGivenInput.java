// expect: violated assertion
// por: verdicts
// As many permits as an input says are given; with three the count is wrong.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.Semaphore;

public class SemaphoreGivenInput {
    public static void main(String[] args) throws InterruptedException {
        int count = Debug.makeSymbolicInteger("count");
        if (count < 1 || count > 3) return;
        Semaphore permits = new Semaphore(0);
        Thread giver = new Thread(() -> permits.release(count));
        giver.start();
        permits.acquire();
        giver.join();
        assert permits.availablePermits() != 2;
    }
}
