// expect: safe
// por: cross-check
// A ReentrantLock protects a map; one thread gets it by tryLock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class GuardIsReentrantLock {
    static final ReentrantLock lock = new ReentrantLock();
    static final Map<String, Integer> map = new HashMap<>();

    public static void main(String[] args) throws InterruptedException {
        boolean[] done = {false};
        Thread other = new Thread(() -> {
            if (!lock.tryLock()) return;
            try {
                map.merge("a", 1, Integer::sum);
                done[0] = true;
            } finally {
                lock.unlock();
            }
        });
        other.start();
        lock.lock();
        try {
            map.merge("a", 1, Integer::sum);
        } finally {
            lock.unlock();
        }
        other.join();
        assert map.get("a") == (done[0] ? 2 : 1);
    }
}
