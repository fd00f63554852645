// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// An atomic reference orders what was written into the object before.
import java.util.concurrent.atomic.AtomicReference;

public class RaceAtomicPublication {
    public static void main(String[] args) {
        AtomicReference<int[]> box = new AtomicReference<>();
        new Thread(() -> {
            int[] values = new int[1];
            values[0] = 42;
            box.set(values);
        }).start();
        int[] found = box.get();
        if (found != null) {
            assert found[0] == 42;
        }
    }
}
