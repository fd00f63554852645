import java.util.concurrent.Semaphore;

// How an acquisition ends, in the semaphore's queue or before it, when a permit is given back and the thread is interrupted; and
// who has got the permit that two want.
public class SemaphoreEnds {
    static volatile String ended;

    public static void main(String[] arguments) throws Exception {
        Semaphore semaphore = new Semaphore(0, arguments.length > 0);
        Thread acquiring = new Thread(() -> {
            try {
                semaphore.acquire();
                ended = "got " + Thread.currentThread().isInterrupted();
            } catch (InterruptedException interrupted) {
                ended = "interrupted " + Thread.currentThread().isInterrupted();
            }
        });
        acquiring.start();
        acquiring.interrupt();
        semaphore.release();
        boolean isMine = semaphore.tryAcquire();
        if (isMine) semaphore.release();
        acquiring.join();
        System.out.println("OUT " + ended + ", " + isMine + ", " + semaphore.availablePermits());
    }
}
