// expect: violated assertion
// por: cross-check
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTimedInterrupted {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();

    public static void main(String[] args) {
        Thread waiting = new Thread(() -> {
            lock.lock();
            try {
                ready.await(1, TimeUnit.SECONDS);
            } catch (InterruptedException interrupted) {
                assert !lock.isHeldByCurrentThread() : "interrupted";
            } finally {
                lock.unlock();
            }
        });
        waiting.start();
        waiting.interrupt();
    }
}
