// expect: as java
import java.lang.invoke.*;
import java.util.*;

public class HandlesAndVars {
    int value = 3;
    static String log = "";

    static int add(int a, int b) {
        return a + b;
    }

    private String named(String n, long l) {
        return n + value + l;
    }

    static void note(String s) {
        log += s;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle add = lookup.findStatic(HandlesAndVars.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(1, 2) + " " + add.invoke((short) 5, (Integer) 6) + " " + add.type() + " " + MethodHandles.insertArguments(add, 1, 10).invoke(1) + " " + add.asSpreader(int[].class, 2).invoke(new int[] {7, 8}));
        MethodHandle named = lookup.findVirtual(HandlesAndVars.class, "named", MethodType.methodType(String.class, String.class, long.class)).bindTo(new HandlesAndVars());
        System.out.println((String) named.invoke("n", 5) + named.invokeWithArguments("m", 6) + MethodHandles.permuteArguments(add, MethodType.methodType(int.class, int.class, int.class), 1, 1).invoke(3, 4));
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println(MethodHandles.filterArguments(add, 0, length, length).invoke("abc", "de") + " " + MethodHandles.filterReturnValue(length, MethodHandles.insertArguments(add, 0, 100)).invoke("xy") + " " + MethodHandles.dropArguments(length, 0, Object.class).invoke(1, "zzz"));
        MethodHandle guard = MethodHandles.guardWithTest(lookup.findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class)), MethodHandles.dropArguments(MethodHandles.constant(String.class, "none"), 0, String.class), lookup.findVirtual(String.class, "trim", MethodType.methodType(String.class)));
        System.out.println(guard.invoke("") + "" + guard.invoke(" t "));
        MethodHandle thrower = MethodHandles.throwException(String.class, IllegalStateException.class), caught = MethodHandles.catchException(thrower, IllegalStateException.class, lookup.findVirtual(Throwable.class, "getMessage", MethodType.methodType(String.class)).asType(MethodType.methodType(String.class, IllegalStateException.class)));
        System.out.println(caught.invoke(new IllegalStateException("message")));
        MethodHandle note = lookup.findStatic(HandlesAndVars.class, "note", MethodType.methodType(void.class, String.class));
        MethodHandles.foldArguments(note, note).invoke("x");
        System.out.println(log);
        try {
            add.invokeExact(1, 2);
        } catch (WrongMethodTypeException e) {
            System.out.println("exact");
        }
        try {
            add.invoke("a", 1);
        } catch (ClassCastException | WrongMethodTypeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            lookup.findStatic(HandlesAndVars.class, "none", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        VarHandle value = lookup.findVarHandle(HandlesAndVars.class, "value", int.class), element = MethodHandles.arrayElementVarHandle(long[].class), bytes = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
        HandlesAndVars o = new HandlesAndVars();
        System.out.println(value.compareAndSet(o, 3, 4) + " " + value.getAndAdd(o, 5) + " " + (int) value.getVolatile(o) + " " + value.compareAndSet(o, 3, 4) + value.getAndBitwiseOr(o, 16) + o.value);
        long[] longs = new long[2];
        element.setRelease(longs, 1, 9L);
        System.out.println(element.getAndSet(longs, 1, 10L) + " " + Arrays.toString(longs) + " " + (int) bytes.get(new byte[] {0, 0, 1, 2}, 0) + value.varType() + value.coordinateTypes() + value.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        try {
            element.get(longs, 2);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 1), add);
        System.out.println(loop.invoke() + " " + MethodHandles.arrayElementGetter(int[].class).invoke(new int[] {4, 5}, 1) + MethodHandles.identity(String.class).invoke("id") + MethodHandles.collectArguments(add, 0, add).invoke(1, 2, 3));
        MutableCallSite site = new MutableCallSite(MethodHandles.constant(int.class, 1));
        MethodHandle dynamic = site.dynamicInvoker();
        int first = (int) dynamic.invoke();
        site.setTarget(MethodHandles.constant(int.class, 2));
        System.out.println(first + (int) dynamic.invoke() + " " + MethodType.fromMethodDescriptorString("(I[J)V", null) + lookup.unreflect(String.class.getMethod("concat", String.class)).invoke("a", "b"));
    }
}
