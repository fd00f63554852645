// expect: safe
// por: cross-check
// A lock that was taken twice is free after the second unlock, and not before.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockNested {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int inside;

    static void work() {
        LOCK.lock();
        LOCK.lock();
        inside++;
        LOCK.unlock();
        assert inside == 1 : "both are inside";
        inside--;
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ReentrantLockNested::work);
        other.start();
        work();
        other.join();
        assert !LOCK.isLocked();
    }
}
