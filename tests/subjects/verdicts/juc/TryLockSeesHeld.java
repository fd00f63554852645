// expect: violated uncaught java.lang.IllegalStateException
// message: held
// por: cross-check
// tryLock() fails after what the owner does, and before it gives the lock back.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockSeesHeld {
    static volatile int written;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Thread owner = new Thread(() -> {
            lock.lock();
            written = 1;
            lock.unlock();
        });
        owner.start();
        if (written == 1 && !lock.tryLock()) throw new IllegalStateException("held");
    }
}
