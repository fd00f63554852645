// expect: violated assertion
// The buggy twin of StampedLockValidated.
import java.util.concurrent.locks.StampedLock;

public class StampedLockNotValidated {
    static int a, b;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long stamp = lock.writeLock();
            a = 1;
            b = 1;
            lock.unlockWrite(stamp);
        }).start();
        lock.tryOptimisticRead();
        int x = a;
        int y = b;
        assert x == y : "half written";
    }
}
