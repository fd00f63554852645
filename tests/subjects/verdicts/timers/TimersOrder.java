// expect: violated assertion
// Of two tasks the one with the shorter delay is done twice before the other one, or late.
import java.util.Timer;
import java.util.TimerTask;

public class TimersOrder {
    static volatile int often, rarely;

    public static void main(String[] args) {
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                if (often < 3) often++;
            }
        }, 10, 10);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                rarely = often;
            }
        }, 25);
        while (rarely == 0) Thread.yield();
        assert rarely != 2 : "twice";
        timer.cancel();
    }
}
