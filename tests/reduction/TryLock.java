import java.util.concurrent.locks.ReentrantLock;

// A lock taken by one thread and tried by another: before, while it is held, and after.
public class TryLock {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile int seen;

    public static void main(String[] arguments) {
        new Thread(() -> {
            LOCK.lock();
            LOCK.unlock();
        }).start();
        boolean taken = LOCK.tryLock();
        if (taken) LOCK.unlock();
        assert taken;
    }
}
