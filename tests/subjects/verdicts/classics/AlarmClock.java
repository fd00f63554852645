// expect: violated deadlock
// por: cross-check
// A clock that ticks twice; a client computes his time of waking and registers in two critical sections, and the clock
// may tick past that time in between: nobody wakes him.
public class AlarmClock {
    static int now, wakeTime = -1;

    static synchronized int timeIn(int ticks) {
        return now + ticks;
    }

    static synchronized void sleepUntil(int time) throws InterruptedException {
        wakeTime = time;
        while (wakeTime != -1) {
            AlarmClock.class.wait();
        }
    }

    static synchronized void tick() {
        now++;
        if (wakeTime == now) {
            wakeTime = -1;
            AlarmClock.class.notifyAll();
        }
    }

    static synchronized boolean over() {
        return now == 2;
    }

    public static void main(String[] args) {
        Thread client = new Thread(() -> {
            try {
                if (!over()) {
                    sleepUntil(timeIn(1));
                }
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
