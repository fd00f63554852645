// expect: as java
import java.io.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;

public class ProxiesAndHandles {
    interface Greeter {
        String greet(String name, int times);

        default String hi() {
            return "hi " + greet("default", 1);
        }

        void fails() throws IOException;

        int primitive();
    }

    static class Counter {
        private int count = 5;
        static volatile long total;
        final String label = "c";

        private int add(int x) {
            return count += x;
        }

        static String join(String a, Object... rest) {
            return a + Arrays.toString(rest);
        }
    }

    public static void main(String[] args) throws Throwable {
        List<String> calls = new ArrayList<>();
        Greeter g = (Greeter) Proxy.newProxyInstance(ProxiesAndHandles.class.getClassLoader(), new Class<?>[] {Greeter.class, Comparable.class}, (proxy, m, a) -> {
            calls.add(m.getName());
            switch (m.getName()) {
                case "greet": return a[0].toString().repeat((Integer) a[1]);
                case "hi": return InvocationHandler.invokeDefault(proxy, m, a);
                case "fails": throw new Exception("undeclared");
                case "primitive": return a == null ? null : 1;
                case "hashCode": return 42;
                case "toString": return "proxy";
                default: return 0;
            }
        });
        System.out.println(g.greet("ab", 2) + " " + g.hi() + " " + g + " " + g.hashCode() + " " + ((Comparable<Object>) g).compareTo(1) + " " + Proxy.isProxyClass(g.getClass()) + calls);
        try {
            g.fails();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause());
        }
        try {
            g.primitive();
        } catch (NullPointerException e) {
            System.out.println("null for int");
        }
        MethodHandles.Lookup l = MethodHandles.privateLookupIn(Counter.class, MethodHandles.lookup());
        Counter c = new Counter();
        MethodHandle add = l.findVirtual(Counter.class, "add", MethodType.methodType(int.class, int.class));
        System.out.println((int) add.invokeExact(c, 3) + " " + add.bindTo(c).invoke((short) 2) + " " + add.type() + " " + add.asType(MethodType.genericMethodType(2)).invoke((Object) c, (Object) 1));
        MethodHandle join = l.findStatic(Counter.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
        System.out.println(join.invoke("x", 1, 2.0) + " " + join.asFixedArity().invoke("y", new Object[] {3}) + " " + MethodHandles.insertArguments(join, 0, "z").invoke(new Object[0]) + " " + join.isVarargsCollector());
        try {
            Object o = add.invokeExact((Object) c, 3);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            l.findVirtual(Counter.class, "none", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        VarHandle count = l.findVarHandle(Counter.class, "count", int.class), total = l.findStaticVarHandle(Counter.class, "total", long.class), element = MethodHandles.arrayElementVarHandle(String[].class);
        System.out.println(count.getAndAdd(c, 10) + " " + count.compareAndSet(c, 21, 7) + count.get(c) + " " + total.getAndBitwiseOr(6L) + total.getAcquire() + " " + element.getAndSet(new String[] {"a"}, 0, "b") + " " + count.coordinateTypes() + total.accessModeType(VarHandle.AccessMode.GET_AND_ADD));
        try {
            l.findVarHandle(Counter.class, "label", String.class).set(c, "x");
        } catch (UnsupportedOperationException e) {
            System.out.println("final");
        }
        MethodHandle max = MethodHandles.lookup().findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
        MethodHandle guard = MethodHandles.guardWithTest(MethodHandles.lookup().findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class)), MethodHandles.dropArguments(MethodHandles.constant(String.class, "empty"), 0, String.class), MethodHandles.lookup().findVirtual(String.class, "trim", MethodType.methodType(String.class)));
        System.out.println(guard.invoke("") + "" + guard.invoke(" t ") + " " + MethodHandles.filterReturnValue(max, MethodHandles.lookup().findStatic(Integer.class, "toHexString", MethodType.methodType(String.class, int.class))).invoke(10, 11) + " " + MethodHandles.permuteArguments(max, MethodType.methodType(int.class, int.class), 0, 0).invoke(9) + " " + max.asSpreader(int[].class, 2).invoke(new int[] {4, 8}));
        MethodHandle thrower = MethodHandles.throwException(int.class, IOException.class), caught = MethodHandles.catchException(thrower, IOException.class, MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, IOException.class));
        System.out.println((int) caught.invoke(new IOException()) + " " + MethodHandles.lookup().revealDirect(max) + " " + MethodHandles.reflectAs(Method.class, max));
        Method m = Counter.class.getDeclaredMethod("add", int.class);
        m.setAccessible(true);
        System.out.println(m.invoke(c, 1) + " " + m.canAccess(c) + " " + MethodHandles.lookup().unreflect(m).invoke(c, 1));
        try {
            m.invoke(c, "text");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.invoke(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no receiver");
        }
        Constructor<?> k = Thread.State.class.getDeclaredConstructors()[0];
        try {
            k.setAccessible(true);
        } catch (InaccessibleObjectException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
    }
}
