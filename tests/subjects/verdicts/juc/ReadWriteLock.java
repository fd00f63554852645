// expect: safe
// Readers never see a half-written pair.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteLock {
    static int a, b;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> {
            lock.writeLock().lock();
            a++;
            b++;
            lock.writeLock().unlock();
        }).start();
        lock.readLock().lock();
        assert a == b : "half written";
        lock.readLock().unlock();
    }
}
