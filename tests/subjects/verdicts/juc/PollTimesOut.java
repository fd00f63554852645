// expect: violated assertion
// poll with a time limit may come back empty-handed.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollTimesOut {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.offer(1)).start();
        Integer item = queue.poll(10, TimeUnit.MILLISECONDS);
        assert item != null : "the time was over first";
    }
}
