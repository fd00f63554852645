// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: RaceReflection.value
// A write by reflection is an access as any other.
import java.lang.reflect.Field;

public class RaceReflection {
    int value;

    public static void main(String[] args) throws Exception {
        Field field = RaceReflection.class.getDeclaredField("value");
        RaceReflection object = new RaceReflection();
        new Thread(() -> {
            try {
                field.setInt(object, 1);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        int seen = object.value;
    }
}
