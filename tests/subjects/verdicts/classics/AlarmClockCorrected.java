// expect: safe
// por: cross-check
// The correct twin of AlarmClock: one critical section, and a time that has passed is no time to wait for.
public class AlarmClockCorrected {
    static int now;

    static synchronized void sleep(int ticks) throws InterruptedException {
        int wakeTime = Math.min(now + ticks, 2);
        while (now < wakeTime) {
            AlarmClockCorrected.class.wait();
        }
    }

    static synchronized void tick() {
        now++;
        AlarmClockCorrected.class.notifyAll();
    }

    public static void main(String[] args) {
        Thread client = new Thread(() -> {
            try {
                sleep(1);
            } catch (InterruptedException e) {
                assert false;
            }
        });
        Thread clock = new Thread(() -> {
            tick();
            tick();
        });
        client.start();
        clock.start();
    }
}
