// expect: safe
// A thread whose time limit has passed takes the lock, which nobody else wants: it never waits without a limit.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class StateOfAwaiting {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();

    public static void main(String[] args) throws Exception {
        Thread waits = new Thread(() -> {
            lock.lock();
            try {
                condition.await(1, TimeUnit.SECONDS);
            } catch (InterruptedException impossible) {
            }
            lock.unlock();
        });
        waits.start();
        assert waits.getState() != Thread.State.WAITING;
        waits.join();
    }
}
