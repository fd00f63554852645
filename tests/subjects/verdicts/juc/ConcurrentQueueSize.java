// expect: safe
// Two threads offer to a lock-free queue.
import java.util.concurrent.ConcurrentLinkedQueue;

public class ConcurrentQueueSize {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        Thread a = new Thread(() -> queue.offer(1));
        a.start();
        queue.offer(2);
        a.join();
        assert queue.poll() + queue.poll() == 3;
        assert queue.poll() == null;
    }
}
