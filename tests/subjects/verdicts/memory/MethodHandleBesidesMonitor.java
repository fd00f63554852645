// expect: violated assertion
// por: cross-check
// A field that instructions access under its monitor only, and a method handle writes without it.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class MethodHandleBesidesMonitor {
    int value;

    synchronized void add() { value++; }

    public static void main(String[] args) throws Throwable {
        MethodHandleBesidesMonitor object = new MethodHandleBesidesMonitor();
        MethodHandle setter =
            MethodHandles.lookup().findSetter(MethodHandleBesidesMonitor.class, "value", int.class);
        Thread adder = new Thread(object::add);
        adder.start();
        setter.invokeExact(object, 10);
        adder.join();
        assert object.value != 1 : "10 was lost in the middle of the addition";
    }
}
