import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

// A wait ends for no reason while another thread is about to wait for what never comes: a deadlock, or not.
public class WokenBesideBlocked {
    public static void main(String[] arguments) throws Exception {
        Object monitor = new Object();
        ReentrantLock lock = new ReentrantLock();
        Semaphore semaphore = new Semaphore(0);
        CountDownLatch latch = new CountDownLatch(1);
        CountDownLatch isLocked = new CountDownLatch(1);
        Thread waiting = new Thread(() -> {
            lock.lock();
            isLocked.countDown();
            try {
                synchronized (monitor) {
                    monitor.wait();
                }
            } catch (InterruptedException impossible) {
            }
            System.out.println("OUT woken");
            lock.unlock();
            semaphore.release();
            latch.countDown();
        });
        waiting.start();
        switch (arguments[0]) {
            case "join":
                waiting.join();
                break;
            case "latch":
                latch.await();
                break;
            case "own": // which nobody else knows
                new CountDownLatch(1).await();
                break;
            case "condition":
                ReentrantLock own = new ReentrantLock();
                own.lock();
                own.newCondition().await();
                break;
            case "semaphore":
                semaphore.acquire();
                break;
            case "lock":
                isLocked.await();
                lock.lock();
                break;
        }
        System.out.println("OUT through");
    }
}
