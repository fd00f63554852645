// expect: safe
// keys: listener=.listener.PreciseRaceDetector
public class RaceOneLock {
    static int value;

    static synchronized void increment() {
        value++;
    }

    public static void main(String[] args) {
        new Thread(() -> increment()).start();
        new Thread(() -> increment()).start();
    }
}
