import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockOfOther {
    public static void main(String[] args) throws InterruptedException {
        Lock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            try {
                lock.unlock();
            } catch (IllegalMonitorStateException e) {
                System.out.println("not mine");
            }
        });
        lock.lock();
        other.start();
        lock.unlock();
        other.join();
    }
}
