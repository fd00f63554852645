// expect: as java
import java.lang.invoke.*;

public class VarHandles {
    int i = 1;
    volatile long l = 2;
    String s = "s";
    boolean z;
    byte b;
    double d = 1.5;
    static int st = 5;
    final int fin = 3;

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle vi = lookup.findVarHandle(VarHandles.class, "i", int.class);
        VarHandle vl = lookup.findVarHandle(VarHandles.class, "l", long.class);
        VarHandle vs = lookup.findVarHandle(VarHandles.class, "s", String.class);
        VarHandle vz = lookup.findVarHandle(VarHandles.class, "z", boolean.class);
        VarHandle vb = lookup.findVarHandle(VarHandles.class, "b", byte.class);
        VarHandle vd = lookup.findVarHandle(VarHandles.class, "d", double.class);
        VarHandle vst = lookup.findStaticVarHandle(VarHandles.class, "st", int.class);
        VarHandles o = new VarHandles();
        vi.set(o, 10);
        System.out.println((int) vi.get(o) + " " + (int) vi.getVolatile(o) + " " + (int) vi.getAcquire(o) + " " + (int) vi.getOpaque(o));
        vi.setVolatile(o, 11);
        vi.setRelease(o, 12);
        vi.setOpaque(o, 13);
        System.out.println(vi.compareAndSet(o, 13, 14) + " " + vi.compareAndSet(o, 13, 15) + " " + (int) vi.compareAndExchange(o, 14, 16) + " "
                + (int) vi.compareAndExchange(o, 14, 17) + " " + (int) vi.compareAndExchangeAcquire(o, 16, 18) + " "
                + (int) vi.compareAndExchangeRelease(o, 18, 19));
        System.out.println((int) vi.getAndSet(o, 20) + " " + (int) vi.getAndAdd(o, 5) + " " + (int) vi.getAndBitwiseOr(o, 6) + " "
                + (int) vi.getAndBitwiseAnd(o, 3) + " " + (int) vi.getAndBitwiseXor(o, 1) + " " + o.i + " "
                + (int) vi.getAndAddAcquire(o, 1) + " " + (int) vi.getAndSetRelease(o, 7) + " " + (int) vi.getAndBitwiseOrRelease(o, 8));
        while (!vi.weakCompareAndSet(o, 15, 100)) {
            Thread.onSpinWait();
        }
        while (!vi.weakCompareAndSetPlain(o, 100, 101)) {
            Thread.onSpinWait();
        }
        System.out.println(o.i + " " + (long) vl.getAndAdd(o, 1L << 40) + " " + (long) vl.get(o) + " " + vl.compareAndSet(o, 0L, 1L));
        System.out.println(vs.compareAndSet(o, "s", "t") + " " + (String) vs.getAndSet(o, "u") + " " + o.s + " "
                + (Object) vs.compareAndExchange(o, "x", "y"));
        System.out.println(vz.compareAndSet(o, false, true) + " " + (boolean) vz.getAndBitwiseXor(o, true) + " " + o.z + " "
                + (byte) vb.getAndAdd(o, (byte) 127) + " " + (byte) vb.getAndAdd(o, (byte) 1) + " " + o.b);
        System.out.println((double) vd.getAndAdd(o, 0.5) + " " + (double) vd.getAndSet(o, -0.0) + " " + vd.compareAndSet(o, 0.0, 1.0) + " "
                + vd.compareAndSet(o, -0.0, 1.0) + " " + o.d);
        vst.set(6);
        System.out.println((int) vst.getAndAdd(4) + " " + st);
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class);
        VarHandle longs = MethodHandles.arrayElementVarHandle(long[].class);
        int[] array = {1, 2, 3};
        String[] texts = {"a", "b"};
        System.out.println((int) ints.getAndAdd(array, 1, 40) + " " + array[1] + " " + ints.compareAndSet(array, 2, 3, 33) + " " + array[2]);
        strings.setVolatile(texts, 0, "A");
        System.out.println((String) strings.getVolatile(texts, 0) + (String) strings.getAndSet(texts, 1, "B") + texts[1] + " "
                + (long) longs.getAndAdd(new long[] {5}, 0, 1L));
        try {
            ints.get(array, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            vi.get((VarHandles) null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            vi.set(o, "text");
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong type");
        }
        VarHandle fin = lookup.findVarHandle(VarHandles.class, "fin", int.class);
        try {
            fin.set(o, 5);
        } catch (UnsupportedOperationException e) {
            System.out.println("final");
        }
        System.out.println(vi.varType() + " " + vi.coordinateTypes() + " " + ints.coordinateTypes() + " "
                + vi.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " "
                + vs.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " "
                + fin.isAccessModeSupported(VarHandle.AccessMode.SET));
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle bytes = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
        byte[] raw = new byte[8];
        bytes.set(raw, 2, 0x01020304);
        System.out.println(java.util.Arrays.toString(raw) + " " + (int) bytes.get(raw, 3));
    }
}
