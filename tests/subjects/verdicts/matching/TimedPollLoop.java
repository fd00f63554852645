// expect: safe
// states-at-most: 2000
// Whoever waits with a time limit again and again is, after each round, where he was: the limits count from now on.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

public class TimedPollLoop {
    static volatile boolean stopped;

    public static void main(String[] args) {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            while (!stopped) {
                try {
                    queue.poll(100, TimeUnit.MILLISECONDS);
                } catch (InterruptedException stop) {
                    return;
                }
            }
        }).start();
        stopped = true;
    }
}
