// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: RaceVarHandleWrites.data
// Two writes of a flag do not order what is before the first with what is after the second.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class RaceVarHandleWrites {
    static int data;
    static int flag;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(RaceVarHandleWrites.class, "flag", int.class);
        new Thread(() -> {
            data = 42;
            handle.setVolatile(1);
        }).start();
        handle.setVolatile(2);
        int seen = data;
    }
}
