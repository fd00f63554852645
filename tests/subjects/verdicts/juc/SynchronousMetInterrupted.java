// expect: violated assertion
// por: cross-check
// Who waits to take, and has been interrupted, may be met before it notices.
import java.util.concurrent.SynchronousQueue;

public class SynchronousMetInterrupted {
    public static void main(String[] args) {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread taker = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException interrupted) {
                // nobody has come
            }
        });
        taker.start();
        taker.interrupt();
        assert !queue.offer(1);
    }
}
