import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// How a wait for a condition with a time limit ends, when it is signalled and its thread is interrupted.
public class ConditionEnds {
    static volatile String ended = "";

    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiting = new Thread(() -> {
            lock.lock();
            try {
                ended += condition.await(1, TimeUnit.SECONDS);
            } catch (InterruptedException interrupted) {
                ended += "interrupted";
            } finally {
                ended += " " + Thread.interrupted();
                lock.unlock();
            }
        });
        waiting.start();
        waiting.interrupt();
        lock.lock();
        condition.signal();
        ended += " signalled ";
        lock.unlock();
        waiting.join();
        System.out.println("OUT " + ended);
    }
}
