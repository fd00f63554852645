// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// Both accesses by reflection, to a static field.
import java.lang.reflect.Field;

public class RaceReflectionBoth {
    static Object value;

    public static void main(String[] args) throws Exception {
        Field field = RaceReflectionBoth.class.getDeclaredField("value");
        new Thread(() -> {
            try {
                field.set(null, "a");
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        field.get(null);
    }
}
