import java.util.concurrent.locks.ReentrantLock;

// Each thread adds twice, once with the lock and once without.
public class LostUpdate {
    static int sum;
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new Thread(() -> {
                lock.lock();
                try {
                    sum++;
                } finally {
                    lock.unlock();
                }
                sum++;
            });
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        assert sum == 2 * count : "an update was lost";
    }
}
