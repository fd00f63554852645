// expect: safe
// por: cross-check
// A permit that the end of the task gives late wakes who waits for something else by then, and may have been signalled
// meanwhile.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTimedForeignPermit {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean isReady;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        new Thread(task).start();
        new Thread(() -> {
            lock.lock();
            isReady = true;
            ready.signal();
            lock.unlock();
        }).start();
        try {
            task.get(1, TimeUnit.SECONDS);
        } catch (TimeoutException early) {
            // then the permit comes later
        }
        lock.lock();
        boolean signalled = !isReady && ready.await(1, TimeUnit.SECONDS);
        assert !signalled || isReady;
        lock.unlock();
    }
}
