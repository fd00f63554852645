// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// A volatile write by a VarHandle, and a plain read that nothing orders with it.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class RaceVarHandleMixed {
    static int value;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(RaceVarHandleMixed.class, "value", int.class);
        new Thread(() -> handle.setVolatile(1)).start();
        int seen = value;
    }
}
