// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// A plain field, written by one thread and read by another.
public class RaceField {
    static int value, seen;

    public static void main(String[] args) {
        new Thread(() -> value = 1).start();
        new Thread(() -> seen = value).start();
    }
}
