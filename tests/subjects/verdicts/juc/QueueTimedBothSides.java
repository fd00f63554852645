// expect: safe
// states-at-most: 6000
// An offer and a poll with time limits: conditions that are waited for as they are written, by threads that own the lock.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

public class QueueTimedBothSides {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            try {
                queue.offer(1, 1, TimeUnit.SECONDS);
                queue.offer(2, 1, TimeUnit.SECONDS);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }).start();
        Integer first = queue.poll(1, TimeUnit.SECONDS);
        assert first == null || first == 1;
    }
}
