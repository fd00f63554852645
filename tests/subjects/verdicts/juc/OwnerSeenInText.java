// expect: violated uncaught java.lang.IllegalStateException
// message: held
// por: cross-check
// Seen is the lock held after what the owner does, and before it gives the lock back.
import java.util.concurrent.locks.ReentrantLock;

public class OwnerSeenInText {
    static volatile int written;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread owner = new Thread(() -> {
            lock.lock();
            written = 1;
            lock.unlock();
        });
        owner.start();
        if (written == 1 && lock.toString().contains("Locked by thread Thread-0")) throw new IllegalStateException("held");
    }
}
