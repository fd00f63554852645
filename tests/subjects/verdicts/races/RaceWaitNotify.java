// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// A hand-over by wait and notify.
public class RaceWaitNotify {
    static boolean ready;
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            value = 1;
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            while (!ready) {
                lock.wait();
            }
        }
        assert value == 1;
    }
}
