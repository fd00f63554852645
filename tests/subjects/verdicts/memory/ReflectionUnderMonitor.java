// expect: safe
// por: cross-check
// Reflection that keeps to the monitor that instructions keep to.
import java.lang.reflect.Field;

public class ReflectionUnderMonitor {
    int value;

    synchronized void add() { value++; }

    public static void main(String[] args) throws Exception {
        ReflectionUnderMonitor object = new ReflectionUnderMonitor();
        Field field = ReflectionUnderMonitor.class.getDeclaredField("value");
        Thread adder = new Thread(object::add);
        adder.start();
        synchronized (object) {
            field.setInt(object, field.getInt(object) + 10);
        }
        adder.join();
        assert object.value == 11;
    }
}
