// expect: safe
// Of two that wait to take, the last one that came is met first.
import java.util.concurrent.SynchronousQueue;

public class SynchronousLastIsMet {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    static volatile int taker;

    static Thread startTaker(int number) {
        Thread thread = new Thread(() -> {
            try {
                queue.take();
                taker = number;
            } catch (InterruptedException interrupted) {
                // the other one was met
            }
        });
        thread.start();
        while (thread.getState() != Thread.State.WAITING) Thread.yield();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = startTaker(1), last = startTaker(2);
        boolean isGiven = queue.offer(7);
        assert isGiven;
        last.join();
        first.interrupt();
        first.join();
        assert taker == 2;
    }
}
