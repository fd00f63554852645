// expect: violated assertion
// por: cross-check
// A field that instructions access under its monitor only, and reflection without it.
import java.lang.reflect.Field;

public class ReflectionBesidesMonitor {
    int value;

    synchronized void add() { value++; }

    public static void main(String[] args) throws Exception {
        ReflectionBesidesMonitor object = new ReflectionBesidesMonitor();
        Field field = ReflectionBesidesMonitor.class.getDeclaredField("value");
        Thread adder = new Thread(object::add);
        adder.start();
        field.setInt(object, 10);
        adder.join();
        assert object.value != 1 : "10 was lost in the middle of the addition";
    }
}
