// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: RaceVarHandleOpaque.data
// Opaque accesses do not race with each other, and order nothing.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class RaceVarHandleOpaque {
    static int data;
    static boolean ready;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(RaceVarHandleOpaque.class, "ready", boolean.class);
        new Thread(() -> {
            data = 42;
            handle.setOpaque(true);
        }).start();
        if ((boolean) handle.getOpaque()) {
            int seen = data;
        }
    }
}
