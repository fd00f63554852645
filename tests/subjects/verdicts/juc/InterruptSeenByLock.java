// expect: violated uncaught java.lang.IllegalStateException
// message: taken away
// por: cross-check
// Who is interrupted while it waits in lock() takes its interrupt status away until it has the lock.
import java.util.concurrent.locks.ReentrantLock;

public class InterruptSeenByLock {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            lock.lock();
            if (!Thread.currentThread().isInterrupted()) throw new IllegalArgumentException("not set again");
            lock.unlock();
        });
        lock.lock();
        other.start();
        other.interrupt();
        boolean isInterrupted = other.isInterrupted(), isAlive = other.isAlive();
        lock.unlock();
        if (isAlive && !isInterrupted) throw new IllegalStateException("taken away");
    }
}
