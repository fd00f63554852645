// expect: violated assertion
// poll with a time limit may also get something.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollMayGet {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.offer(1)).start();
        Integer item = queue.poll(1, TimeUnit.NANOSECONDS);
        assert item == null : "there was something";
    }
}
