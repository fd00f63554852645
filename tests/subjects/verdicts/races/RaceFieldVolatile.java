// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// The correct twin of RaceField.
public class RaceFieldVolatile {
    static volatile int value;
    static int seen;

    public static void main(String[] args) {
        new Thread(() -> value = 1).start();
        new Thread(() -> seen = value).start();
    }
}
