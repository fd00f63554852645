// expect: violated assertion
// The buggy twin of ReadWriteLock: writes under the read lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteLockReadOnly {
    static int a, b;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> {
            lock.readLock().lock();
            a++;
            b++;
            lock.readLock().unlock();
        }).start();
        lock.readLock().lock();
        assert a == b : "half written";
        lock.readLock().unlock();
    }
}
