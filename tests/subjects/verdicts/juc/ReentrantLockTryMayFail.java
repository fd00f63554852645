// expect: violated assertion
// tryLock does not wait.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockTryMayFail {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Thread holder = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        holder.start();
        assert lock.tryLock() : "somebody has it";
        lock.unlock();
    }
}
