// expect: safe
// states-at-most: 60000
// A writer and two readers: the links of the queue are not looked at but by the lock.
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteLockThree {
    static int value;

    static int read(ReadWriteLock lock) {
        lock.readLock().lock();
        try {
            return value;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        ReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> {
            lock.writeLock().lock();
            value = 1;
            lock.writeLock().unlock();
        }).start();
        new Thread(() -> read(lock)).start();
        assert read(lock) <= 1;
    }
}
