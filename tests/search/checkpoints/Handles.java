import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.concurrent.SynchronousQueue;

// Safe. What method handles and variable handles are made of: types of methods, names of methods, lambda forms, adapters.
public class Handles {
    static int sum, twice, last, done;

    static int add(int a, int b) {
        return a + b;
    }

    // On few paths, and not on the first one: what it needs is made after a checkpoint.
    static void later(VarHandle handle) {
        int was = (int) handle.getAndBitwiseOr(0);
        handle.getAndBitwiseAndAcquire(-1);
        handle.getAndBitwiseXorRelease(0);
        handle.compareAndExchange(was, was);
        handle.weakCompareAndSetPlain(was, was);
        int set = (int) handle.getAndSetAcquire(was);
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle sums = lookup.findStaticVarHandle(Handles.class, "sum", int.class);
        VarHandle twices = lookup.findStaticVarHandle(Handles.class, "twice", int.class);
        MethodHandle added = lookup.findStatic(Handles.class, "add", MethodType.methodType(int.class, int.class, int.class));
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        assert queue.poll() == null;
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                try {
                    sums.getAndAdd((int) added.invokeExact(me, 1));
                    twices.getAndBitwiseXor((int) added.invoke((byte) 5, (short) me));
                    if (me == 2 && (int) sums.getVolatile() == 3) later(twices);
                    last = last * 3 + me;
                    last ^= (int) sums.getVolatile();
                } catch (Throwable thrown) {
                    throw new AssertionError(thrown);
                }
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        assert sum == 6;
    }
}
