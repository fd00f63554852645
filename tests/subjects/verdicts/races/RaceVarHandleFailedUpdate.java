// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: RaceVarHandleFailedUpdate.data
// A compareAndSet that fails writes nothing, and so releases nothing.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class RaceVarHandleFailedUpdate {
    static int data;
    static int flag;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(RaceVarHandleFailedUpdate.class, "flag", int.class);
        new Thread(() -> {
            data = 42;
            handle.compareAndSet(5, 6);
        }).start();
        int seen = (int) handle.getVolatile() + data;
    }
}
