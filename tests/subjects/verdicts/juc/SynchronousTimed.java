// expect: safe
// por: cross-check
// Either both have met, or nobody has.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class SynchronousTimed {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Integer[] taken = new Integer[1];
        Thread taker = new Thread(() -> {
            try {
                taken[0] = queue.poll(1, TimeUnit.SECONDS);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        });
        taker.start();
        boolean given = queue.offer(1, 1, TimeUnit.SECONDS);
        taker.join();
        assert given == (taken[0] != null);
    }
}
