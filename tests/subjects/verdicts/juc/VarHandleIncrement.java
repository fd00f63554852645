// expect: safe
// An atomic increment of a plain field by a VarHandle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleIncrement {
    static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleIncrement.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    int count;

    public static void main(String[] args) throws InterruptedException {
        VarHandleIncrement object = new VarHandleIncrement();
        Runnable increment = () -> {
            int old;
            do {
                old = (int) COUNT.getVolatile(object);
            } while (!COUNT.compareAndSet(object, old, old + 1));
        };
        Thread a = new Thread(increment);
        a.start();
        increment.run();
        a.join();
        assert (int) COUNT.getVolatile(object) == 2;
    }
}
