// expect: safe
// poll with a time limit returns the element or null.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollTimedHandled {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> queue.offer(1)).start();
        Integer item = queue.poll(10, TimeUnit.MILLISECONDS);
        assert item == null || item == 1;
    }
}
