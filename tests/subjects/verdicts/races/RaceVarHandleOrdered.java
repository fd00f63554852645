// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// Release and acquire order; opaque accesses, updates and volatile ones do not race with each other.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class RaceVarHandleOrdered {
    static int data;
    static boolean ready;
    static int count;
    static final int[] slots = new int[1];

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle readyHandle = lookup.findStaticVarHandle(RaceVarHandleOrdered.class, "ready", boolean.class);
        VarHandle countHandle = lookup.findStaticVarHandle(RaceVarHandleOrdered.class, "count", int.class);
        VarHandle slotHandle = MethodHandles.arrayElementVarHandle(int[].class);
        Thread thread = new Thread(() -> {
            data = 42;
            readyHandle.setRelease(true);
            countHandle.getAndAdd(1);
            slotHandle.setOpaque(slots, 0, 1);
        });
        thread.start();
        if ((boolean) readyHandle.getAcquire()) assert data == 42;
        countHandle.setVolatile(3);
        int seen = (int) countHandle.getOpaque() + (int) slotHandle.getVolatile(slots, 0);
        slotHandle.compareAndSet(slots, 0, 1, 2);
        thread.join();
        count++;
        slots[0]++;
    }
}
