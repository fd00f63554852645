// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// Both hold a lock, but not the same one.
public class RaceTwoLocks {
    static int value;

    static void increment(Object lock) {
        synchronized (lock) {
            value++;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> increment(new Object())).start();
        new Thread(() -> increment(new Object())).start();
    }
}
