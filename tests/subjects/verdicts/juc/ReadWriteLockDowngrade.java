// expect: safe
// A write lock can be downgraded.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteLockDowngrade {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Runnable use = () -> {
            lock.writeLock().lock();
            int mine = ++value;
            lock.readLock().lock();
            lock.writeLock().unlock();
            assert value == mine : "written while it was read";
            lock.readLock().unlock();
        };
        Thread a = new Thread(use);
        a.start();
        use.run();
        a.join();
        assert value == 2;
    }
}
