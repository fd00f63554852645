// Prints 0, 2 and nothing (a deadlock): main may go on for no reason until the other thread's last step, so it may also do so
// where that has failed to take the lock.
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class UnparkedForNothing {
    static int taken;
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            if (lock.tryLock()) {
                taken = 2;
                lock.unlock();
            }
        });
        other.start();
        lock.lock();
        lock.unlock();
        LockSupport.park();
        other.join();
        System.out.println("OUT " + taken);
    }
}
