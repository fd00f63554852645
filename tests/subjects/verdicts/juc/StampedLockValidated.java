// expect: safe
// An optimistic read that is validated.
import java.util.concurrent.locks.StampedLock;

public class StampedLockValidated {
    static int a, b;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long stamp = lock.writeLock();
            a = 1;
            b = 1;
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int x = a;
        int y = b;
        if (lock.validate(stamp)) {
            assert x == y : "half written";
        }
    }
}
