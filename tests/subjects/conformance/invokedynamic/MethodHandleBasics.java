// expect: as java
import java.lang.invoke.*;
import java.util.*;

public class MethodHandleBasics {
    static int add(int a, int b) {
        return a + b;
    }

    static long wide(long a, double b, float c, byte d) {
        return a + (long) b + (long) c + d;
    }

    static String varargs(String first, Object... rest) {
        return first + rest.length + Arrays.toString(rest);
    }

    private String text = "text";
    static int counter = 5;
    final double number;

    MethodHandleBasics(double number) {
        this.number = number;
    }

    String concat(String s, int n) {
        return text + s + n;
    }

    private int hidden() {
        return 42;
    }

    static void fails() throws Exception {
        throw new java.io.IOException("failed");
    }

    @Override
    public String toString() {
        return "MHB " + number;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle add = lookup.findStatic(MethodHandleBasics.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(2, 3) + " " + add.invoke(2, 3) + " " + (long) add.invoke((short) 2, (byte) 3) + " "
                + add.invoke(Integer.valueOf(7), (Object) 1) + " " + add.invokeWithArguments(4, 5) + " " + add.type());
        try {
            Object o = add.invokeExact(2, 3);
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong method type");
        }
        try {
            add.invoke("x", 3);
        } catch (WrongMethodTypeException e) {
            System.out.println("no conversion");
        }
        try {
            add.invoke((Object) "x", 3);
        } catch (ClassCastException e) {
            System.out.println("no cast");
        }
        MethodHandle wide = lookup.findStatic(MethodHandleBasics.class, "wide",
                MethodType.methodType(long.class, long.class, double.class, float.class, byte.class));
        System.out.println((long) wide.invokeExact(1L << 40, 2.5, 3.5f, (byte) -4));
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) length.invokeExact("four") + " " + length.invoke((Object) "sixsix"));
        MethodHandle make = lookup.findConstructor(MethodHandleBasics.class, MethodType.methodType(void.class, double.class));
        MethodHandleBasics object = (MethodHandleBasics) make.invokeExact(1.5);
        System.out.println(object + " " + make.type());
        MethodHandle concat = lookup.findVirtual(MethodHandleBasics.class, "concat",
                MethodType.methodType(String.class, String.class, int.class));
        System.out.println((String) concat.invokeExact(object, "-", 1) + " " + concat.bindTo(object).invoke("b", 2));
        MethodHandle getter = lookup.findGetter(MethodHandleBasics.class, "text", String.class);
        MethodHandle setter = lookup.findSetter(MethodHandleBasics.class, "text", String.class);
        setter.invokeExact(object, "changed");
        System.out.println((String) getter.invokeExact(object));
        MethodHandle sget = lookup.findStaticGetter(MethodHandleBasics.class, "counter", int.class);
        MethodHandle sset = lookup.findStaticSetter(MethodHandleBasics.class, "counter", int.class);
        sset.invoke(99);
        System.out.println((int) sget.invokeExact() + " " + counter);
        MethodHandle hidden = lookup.findSpecial(MethodHandleBasics.class, "hidden", MethodType.methodType(int.class),
                MethodHandleBasics.class);
        System.out.println((int) hidden.invokeExact(object));
        MethodHandle varargs = lookup.findStatic(MethodHandleBasics.class, "varargs",
                MethodType.methodType(String.class, String.class, Object[].class));
        System.out.println(varargs.isVarargsCollector() + " " + varargs.invoke("a") + varargs.invoke("b", 1, 2) + varargs.invoke("c", new Object[] {3})
                + varargs.asFixedArity().invoke("d", new Object[] {4}));
        MethodHandle reflected = lookup.unreflect(MethodHandleBasics.class.getDeclaredMethod("add", int.class, int.class));
        System.out.println((int) reflected.invokeExact(10, 20));
        MethodHandle array = MethodHandles.arrayElementGetter(int[].class);
        MethodHandle arraySet = MethodHandles.arrayElementSetter(String[].class);
        String[] strings = new String[2];
        arraySet.invokeExact(strings, 1, "set");
        System.out.println((int) array.invokeExact(new int[] {7, 8}, 1) + " " + strings[1]);
        try {
            lookup.findStatic(MethodHandleBasics.class, "fails", MethodType.methodType(void.class)).invokeExact();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            lookup.findVirtual(String.class, "nothing", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            MethodHandles.publicLookup().findVirtual(MethodHandleBasics.class, "hidden", MethodType.methodType(int.class));
        } catch (IllegalAccessException | NoSuchMethodException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        MethodHandle toString = lookup.findVirtual(Object.class, "toString", MethodType.methodType(String.class));
        System.out.println((String) toString.invokeExact((Object) object) + (String) toString.invoke(5));
        MethodHandle iface = lookup.findVirtual(List.class, "size", MethodType.methodType(int.class));
        System.out.println((int) iface.invoke(new ArrayList<>(List.of(1, 2))));
    }
}
