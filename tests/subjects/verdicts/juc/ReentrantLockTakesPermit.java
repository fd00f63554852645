// expect: violated deadlock
// A thread that waits for a lock takes the permit that was meant for its own park.
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockTakesPermit {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) {
        lock.lock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        lock.unlock();
    }
}
