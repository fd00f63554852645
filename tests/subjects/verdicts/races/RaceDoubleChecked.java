// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// Double-checked locking without volatile.
public class RaceDoubleChecked {
    static Object instance;

    static Object get() {
        if (instance == null) {
            synchronized (RaceDoubleChecked.class) {
                if (instance == null) {
                    instance = new Object();
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) {
        new Thread(() -> get()).start();
        new Thread(() -> get()).start();
    }
}
