// Prints 1 and 2, or comes to a deadlock: `late` never gets a lock that nobody gives back, unless it is the first. Whether it
// could have been is to be seen where the state behind the lock is visited again, by another order of what was written before.
import java.util.concurrent.locks.ReentrantLock;

public class BlockedAtEnd {
    static final ReentrantLock lock = new ReentrantLock();
    static int r, out;
    static boolean wasFirst;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> r = 2);
        Thread keeper = new Thread(() -> {
            r = 1;
            try {
                other.join();
            } catch (InterruptedException e) {
                return;
            }
            lock.lock();
            if (wasFirst) out = r;
            r = 0;
        });
        Thread late = new Thread(() -> {
            lock.lock();
            wasFirst = true;
            lock.unlock();
        });
        keeper.start();
        other.start();
        late.start();
        keeper.join();
        late.join();
        System.out.println("OUT " + out);
    }
}
