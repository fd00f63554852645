// expect: violated assertion
// por: cross-check
// A field that instructions access under its monitor only, and a VarHandle reads without it.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleBesidesMonitor {
    int value;

    synchronized void addTwice() {
        value++;
        value++;
    }

    public static void main(String[] args) throws Exception {
        VarHandleBesidesMonitor object = new VarHandleBesidesMonitor();
        VarHandle handle =
            MethodHandles.lookup().findVarHandle(VarHandleBesidesMonitor.class, "value", int.class);
        new Thread(object::addTwice).start();
        assert (int) handle.getVolatile(object) != 1 : "half of it was seen";
    }
}
