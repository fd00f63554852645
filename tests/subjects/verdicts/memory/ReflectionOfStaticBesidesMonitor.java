// expect: violated assertion
// por: cross-check
// A static field that instructions access under the monitor of the class only, and reflection reads without
// it.
import java.lang.reflect.Field;

public class ReflectionOfStaticBesidesMonitor {
    static int value;

    static synchronized void addTwice() {
        value++;
        value++;
    }

    public static void main(String[] args) throws Exception {
        Field field = ReflectionOfStaticBesidesMonitor.class.getDeclaredField("value");
        new Thread(ReflectionOfStaticBesidesMonitor::addTwice).start();
        assert field.getInt(null) != 1 : "half of it was seen";
    }
}
