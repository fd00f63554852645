// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: RaceVarHandlePlain.value
// The plain mode of a VarHandle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class RaceVarHandlePlain {
    int value;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(RaceVarHandlePlain.class, "value", int.class);
        RaceVarHandlePlain object = new RaceVarHandlePlain();
        new Thread(() -> handle.set(object, 1)).start();
        int seen = (int) handle.get(object);
    }
}
