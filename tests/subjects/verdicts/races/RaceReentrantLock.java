// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// java.util.concurrent's locks order, too.
import java.util.concurrent.locks.ReentrantLock;

public class RaceReentrantLock {
    static int value;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Runnable increment = () -> {
            lock.lock();
            value++;
            lock.unlock();
        };
        new Thread(increment).start();
        new Thread(increment).start();
    }
}
