// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// The buggy twin of RaceReentrantLock: goes on without the lock.
import java.util.concurrent.locks.ReentrantLock;

public class RaceTryLockIgnored {
    static int value;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Runnable increment = () -> {
            boolean mine = lock.tryLock();
            value++;
            if (mine) {
                lock.unlock();
            }
        };
        new Thread(increment).start();
        new Thread(increment).start();
    }
}
