// expect: as java
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodType.methodType;

public class MethodHandleCombinators {
    static String cat(String a, String b) {
        return a + b;
    }

    static String three(int a, String b, long c) {
        return a + b + c;
    }

    static boolean isShort(String s) {
        return s.length() < 4;
    }

    static String up(String s) {
        return s.toUpperCase();
    }

    static String handler(IllegalStateException e, String s) {
        return "handled " + e.getMessage() + " " + s;
    }

    static String thrower(String s) {
        throw new IllegalStateException("for " + s);
    }

    static String cleanup(Throwable t, String result, String s) {
        return "cleaned " + (t == null) + " " + result + " " + s;
    }

    static int step(int acc, int i) {
        return acc * 2 + i;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> me = MethodHandleCombinators.class;
        MethodHandle cat = l.findStatic(me, "cat", methodType(String.class, String.class, String.class));
        MethodHandle three = l.findStatic(me, "three", methodType(String.class, int.class, String.class, long.class));
        MethodHandle isShort = l.findStatic(me, "isShort", methodType(boolean.class, String.class));
        MethodHandle up = l.findStatic(me, "up", methodType(String.class, String.class));
        MethodHandle thrower = l.findStatic(me, "thrower", methodType(String.class, String.class));
        System.out.println((String) cat.bindTo("bound ").invokeExact("x"));
        System.out.println((String) MethodHandles.insertArguments(cat, 1, "inserted").invokeExact("y "));
        System.out.println((String) MethodHandles.insertArguments(three, 0, 7, "mid").invokeExact(9L));
        System.out.println((String) MethodHandles.dropArguments(up, 0, int.class, Object.class).invokeExact(1, (Object) null, "dropped"));
        System.out.println((String) MethodHandles.filterArguments(cat, 0, up, up).invokeExact("a", "b"));
        System.out.println((String) MethodHandles.filterReturnValue(cat, up).invokeExact("c", "d"));
        System.out.println((String) MethodHandles.foldArguments(cat, up).invokeExact("fold"));
        System.out.println((String) MethodHandles.permuteArguments(three, methodType(String.class, long.class, String.class, int.class),
                2, 1, 0).invokeExact(5L, "p", 6));
        System.out.println((String) MethodHandles.permuteArguments(cat, methodType(String.class, String.class), 0, 0).invokeExact("twin"));
        MethodHandle guarded = MethodHandles.guardWithTest(isShort, up, MethodHandles.identity(String.class));
        System.out.println((String) guarded.invokeExact("abc") + (String) guarded.invokeExact("longer"));
        MethodHandle handler = l.findStatic(me, "handler", methodType(String.class, IllegalStateException.class, String.class));
        System.out.println((String) MethodHandles.catchException(thrower, IllegalStateException.class, handler).invokeExact("me"));
        MethodHandle cleanup = l.findStatic(me, "cleanup", methodType(String.class, Throwable.class, String.class, String.class));
        System.out.println((String) MethodHandles.tryFinally(up, cleanup).invokeExact("try"));
        System.out.println((int) MethodHandles.constant(int.class, 5).invokeExact() + " " + MethodHandles.identity(long.class).invoke(3L));
        MethodHandle spread = cat.asSpreader(Object[].class, 2);
        System.out.println((String) spread.invoke(new Object[] {"s", "t"}));
        MethodHandle collect = l.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class)).asCollector(Object[].class, 3);
        System.out.println((List<?>) collect.invoke(1, "two", 3.0));
        MethodHandle asType = three.asType(methodType(Object.class, Integer.class, Object.class, int.class));
        System.out.println(asType.invoke((Integer) 1, (Object) "as", 2));
        MethodHandle explicit = MethodHandles.explicitCastArguments(MethodHandles.identity(byte.class), methodType(int.class, double.class));
        System.out.println((int) explicit.invokeExact(300.7));
        MethodHandle throwing = MethodHandles.throwException(void.class, RuntimeException.class);
        try {
            throwing.invokeExact(new RuntimeException("thrown"));
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle collected = MethodHandles.collectArguments(cat, 1, cat);
        System.out.println((String) collected.invokeExact("1", "2", "3"));
        MethodHandle step = l.findStatic(me, "step", methodType(int.class, int.class, int.class));
        MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 1), step);
        System.out.println((int) loop.invoke());
        MutableCallSite site = new MutableCallSite(up);
        MethodHandle dynamic = site.dynamicInvoker();
        System.out.print((String) dynamic.invokeExact("mutable") + " ");
        site.setTarget(MethodHandles.identity(String.class));
        System.out.println((String) dynamic.invokeExact("mutable"));
        Runnable proxy = MethodHandleProxies.asInterfaceInstance(Runnable.class,
                MethodHandles.insertArguments(l.findVirtual(java.io.PrintStream.class, "println", methodType(void.class, String.class)), 0,
                        System.out, "through a proxy"));
        proxy.run();
        System.out.println(methodType(int.class, String.class).appendParameterTypes(long.class).changeReturnType(void.class)
                .insertParameterTypes(0, int[].class).toMethodDescriptorString() + " "
                + MethodType.fromMethodDescriptorString("(I[JLjava/lang/String;)Z", null) + " " + methodType(int.class).wrap()
                + " " + MethodType.genericMethodType(2, true));
    }
}
