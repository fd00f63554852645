// Prints 0, 2 and 7: a thread that has looked whether it is interrupted, and was not, gets the lock though it is interrupted
// before it has it.
import java.util.concurrent.locks.ReentrantLock;

public class LockedInSpite {
    static final ReentrantLock lock = new ReentrantLock();
    static int order, seen = -1;

    public static void main(String[] args) throws Exception {
        Thread waiting = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                seen = order;
                lock.unlock();
            } catch (InterruptedException e) {
                seen = 7;
            }
        });
        Thread holder = new Thread(() -> {
            lock.lock();
            order = 1;
            waiting.interrupt();
            order = 2;
            lock.unlock();
        });
        waiting.start();
        holder.start();
        waiting.join();
        holder.join();
        System.out.println("OUT " + seen);
    }
}
