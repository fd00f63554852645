// expect: safe
// Five waits with a time limit one after the other.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class PollTimedFiveTimes {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        for (int i = 0; i < 5; i++) assert queue.poll(1, TimeUnit.SECONDS) == null;
    }
}
