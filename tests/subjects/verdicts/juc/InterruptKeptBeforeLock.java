// expect: safe
// por: cross-check
// Who is interrupted before it has lock() of a lock that nobody holds keeps its interrupt status.
import java.util.concurrent.locks.ReentrantLock;

public class InterruptKeptBeforeLock {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
            while (true) Thread.yield();
        });
        other.setDaemon(true);
        other.start();
        other.interrupt();
        boolean isAlive = other.isAlive();
        assert !isAlive || other.isInterrupted();
    }
}
