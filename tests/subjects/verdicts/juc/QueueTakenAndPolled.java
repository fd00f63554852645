// expect: safe
// Some wait for a condition with a time limit, others without.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class QueueTakenAndPolled {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread taker = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        taker.start();
        Integer polled = queue.poll(1, TimeUnit.SECONDS);
        assert polled == null;
        queue.put(1);
        taker.join();
        assert queue.isEmpty();
    }
}
