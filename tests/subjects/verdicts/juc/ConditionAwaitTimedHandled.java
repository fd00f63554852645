// expect: safe
// awaitNanos in a loop, until the condition holds or the time is over.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionAwaitTimedHandled {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean done;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            lock.lock();
            done = true;
            ready.signal();
            lock.unlock();
        }).start();
        lock.lock();
        long left = 1_000_000_000L;
        while (!done && left > 0) left = ready.awaitNanos(left);
        boolean seen = done;
        lock.unlock();
        assert seen || left <= 0;
    }
}
