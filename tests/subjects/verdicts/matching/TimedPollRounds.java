// expect: violated assertion
// As TimedPollLoop, but the rounds are counted.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

public class TimedPollRounds {
    static volatile boolean stopped;

    public static void main(String[] args) {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            int rounds = 0;
            while (!stopped && rounds < 4) {
                try {
                    if (queue.poll(100, TimeUnit.MILLISECONDS) == null) rounds++;
                } catch (InterruptedException stop) {
                    return;
                }
            }
            assert rounds < 4 : "four times nothing";
        }).start();
        stopped = true;
    }
}
