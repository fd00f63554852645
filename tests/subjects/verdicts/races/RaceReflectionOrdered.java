// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// By reflection: under a lock, after join, and to a volatile field that orders a plain one.
import java.lang.reflect.Field;

public class RaceReflectionOrdered {
    int value;
    int data;
    volatile boolean ready;

    synchronized void set(Field field, int to) {
        try {
            field.setInt(this, to);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Field value = RaceReflectionOrdered.class.getDeclaredField("value");
        Field ready = RaceReflectionOrdered.class.getDeclaredField("ready");
        RaceReflectionOrdered object = new RaceReflectionOrdered();
        Thread thread = new Thread(() -> {
            object.set(value, 1);
            object.data = 5;
            try {
                ready.setBoolean(object, true);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        });
        thread.start();
        synchronized (object) {
            object.value++;
        }
        if (ready.getBoolean(object)) assert object.data == 5;
        thread.join();
        assert value.getInt(object) > 0;
    }
}
