// expect: safe
// por: cross-check
import java.util.concurrent.locks.ReentrantLock;

// Two threads take two locks in opposite orders, but one of them gives up when it is interrupted, and a third one sees to that.
public class LocksCrossedInterrupted {
    static final ReentrantLock first = new ReentrantLock(), second = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        Thread patient = new Thread(() -> {
            first.lock();
            try {
                second.lockInterruptibly();
                second.unlock();
            } catch (InterruptedException e) {
                // gives up
            } finally {
                first.unlock();
            }
        });
        patient.start();
        new Thread(patient::interrupt).start();
        second.lock();
        first.lock();
        first.unlock();
        second.unlock();
    }
}
