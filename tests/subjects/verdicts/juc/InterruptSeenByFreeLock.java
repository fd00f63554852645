// expect: violated uncaught java.lang.IllegalStateException
// message: taken away
// por: cross-check
// As InterruptSeenByLock, where the lock has been given back, but its next owner has not gone on yet.
import java.util.concurrent.locks.ReentrantLock;

public class InterruptSeenByFreeLock {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean hasLocked;

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            lock.lock();
            hasLocked = true;
            lock.unlock();
        });
        lock.lock();
        other.start();
        lock.unlock();
        other.interrupt();
        boolean isInterrupted = other.isInterrupted();
        lock.lock();
        boolean isBefore = !hasLocked;
        lock.unlock();
        if (isBefore && !isInterrupted) throw new IllegalStateException("taken away");
    }
}
