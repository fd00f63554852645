// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: element 0 of
// java.lang.reflect.Array.
import java.lang.reflect.Array;

public class RaceArrayReflection {
    public static void main(String[] args) {
        long[] values = new long[1];
        new Thread(() -> Array.setLong(values, 0, 1)).start();
        Array.get(values, 0);
    }
}
