import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

// A thread that has looked whether it is interrupted, and was not, gets a lock or a permit in spite of an interrupt that
// came since, or its time passes while another one has it.
public class TimedInSpite {
    static final ReentrantLock lock = new ReentrantLock();
    static final Semaphore semaphore = new Semaphore(1);
    static volatile boolean isTaken;
    static volatile String outcome;

    public static void main(String[] arguments) throws Exception {
        boolean isLock = arguments[0].equals("lock");
        Thread waiting = new Thread(() -> {
            try {
                boolean hasGot = isLock ? lock.tryLock(1, TimeUnit.SECONDS) : semaphore.tryAcquire(1, TimeUnit.SECONDS);
                outcome = hasGot + " " + (hasGot && isTaken);
            } catch (InterruptedException interrupted) {
                outcome = "interrupted";
            }
            outcome += " " + Thread.currentThread().isInterrupted();
        });
        waiting.start();
        waiting.interrupt();
        if (isLock) lock.lock(); else semaphore.acquire();
        isTaken = true;
        if (isLock) lock.unlock(); else semaphore.release();
        waiting.join();
        System.out.println("OUT " + outcome);
    }
}
