import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockOfOwner {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Lock lock = new ReentrantLock();
        Runnable user = () -> {
            lock.lock();
            try {
                count++;
            } finally {
                lock.unlock();
            }
        };
        Thread other = new Thread(user);
        other.start();
        user.run();
        other.join();
    }
}
