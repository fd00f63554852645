// expect: violated deadlock
import java.util.concurrent.locks.ReentrantLock;

// A lock that nobody gives back is held by a thread that has ended.
public class OwnedByEnded {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread taker = new Thread(lock::lock, "taker");
        taker.start();
        taker.join();
        new Thread(lock::lock, "waiter").start();
    }
}
