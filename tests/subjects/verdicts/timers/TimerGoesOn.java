// expect: safe
// states-at-most: 5000
// A task of a Timer that is done again and again has no more states for that.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimerGoesOn {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch twice = new CountDownLatch(2);
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                twice.countDown();
            }
        }, 10, 10);
        twice.await();
        timer.cancel();
    }
}
