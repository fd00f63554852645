// expect: violated deadlock
// por: cross-check
// timeout: 180
import java.util.concurrent.locks.ReentrantLock;

// Two threads take two locks in opposite orders, and a third one, which is no daemon, never ends.
public class LocksCrossedBesideSpinner {
    static final ReentrantLock first = new ReentrantLock(), second = new ReentrantLock();

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                Thread.yield();
            }
        }).start();
        new Thread(() -> {
            first.lock();
            second.lock();
            second.unlock();
            first.unlock();
        }).start();
        second.lock();
        first.lock();
        first.unlock();
        second.unlock();
    }
}
