// expect: safe
// assumes: nothing
// The JDK's own code parks here, in a loop: a Condition as this JDK has it returns for a reason only.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class JdkChecksAgain {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition made = lock.newCondition();
        Thread other = new Thread(() -> {
            lock.lock();
            ready = true;
            made.signal();
            lock.unlock();
        });
        lock.lock();
        other.start();
        made.await();
        assert ready;
        lock.unlock();
        other.join();
    }
}
