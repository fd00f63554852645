// expect: as java
import gen.Sites;
import java.io.IOException;
import java.lang.invoke.*;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.*;
import java.util.*;

public class Bootstrapping {
    public static class Own extends ConstantCallSite {
        public Own(Lookup l, String n, MethodType t) throws ReflectiveOperationException {
            super(target(l, n, t));
        }
    }

    public static String run(int x) {
        return "ran " + x;
    }

    static MethodHandle target(Lookup l, String n, MethodType t) throws ReflectiveOperationException {
        return MethodHandles.lookup().findStatic(Bootstrapping.class, "run", MethodType.methodType(String.class, int.class));
    }

    public static CallSite good(Lookup l, String n, MethodType t) throws ReflectiveOperationException {
        return new ConstantCallSite(target(l, n, t).asType(t));
    }

    public static CallSite throwing(Lookup l, String n, MethodType t) {
        throw new IllegalStateException("thrown for " + n + t);
    }

    public static CallSite throwsError(Lookup l, String n, MethodType t) {
        throw new AssertionError("error");
    }

    public static CallSite throwsLinkage(Lookup l, String n, MethodType t) {
        throw new IncompatibleClassChangeError("linkage");
    }

    public static CallSite throwsBootstrap(Lookup l, String n, MethodType t) {
        throw new BootstrapMethodError("own", new IOException("inner"));
    }

    public static CallSite throwsChecked(Lookup l, String n, MethodType t) throws IOException {
        throw new IOException("checked");
    }

    public static CallSite returnsNull(Lookup l, String n, MethodType t) {
        return null;
    }

    public static CallSite wrongType(Lookup l, String n, MethodType t) {
        return new ConstantCallSite(MethodHandles.constant(String.class, "x"));
    }

    public static Object object(Lookup l, String n, MethodType t) {
        return "no site";
    }

    public static Object siteAsObject(Lookup l, String n, MethodType t) throws ReflectiveOperationException {
        return good(l, n, t);
    }

    public static String text(Lookup l, String n, MethodType t) {
        return "no site";
    }

    public static void nothing(Lookup l, String n, MethodType t) {
    }

    public static int number(Lookup l, String n, MethodType t) {
        return 5;
    }

    public static CallSite tooFew(Lookup l, String n) {
        return null;
    }

    public static CallSite tooMany(Lookup l, String n, MethodType t, int more) throws ReflectiveOperationException {
        return good(l, n, t);
    }

    public static CallSite odd(Lookup l, Integer n, MethodType t) {
        return null;
    }

    public static CallSite objects(Object l, Object n, Object t) throws ReflectiveOperationException {
        return good((Lookup) l, (String) n, (MethodType) t);
    }

    public static CallSite variable(Lookup l, String n, MethodType t, Object... more) {
        return new ConstantCallSite(MethodHandles.dropArguments(MethodHandles.constant(String.class, Arrays.toString(more)), 0, int.class));
    }

    public static CallSite variableInts(Lookup l, String n, MethodType t, int... more) throws ReflectiveOperationException {
        return good(l, n, t);
    }

    private static CallSite hidden(Lookup l, String n, MethodType t) {
        return null;
    }

    public CallSite instance(Lookup l, String n, MethodType t) {
        return null;
    }

    public static Object value(Lookup l, String n, Class<?> t) {
        return 42;
    }

    public static Object nullValue(Lookup l, String n, Class<?> t) {
        return null;
    }

    public static Object valueThrows(Lookup l, String n, Class<?> t) throws Exception {
        throw new Exception("no value");
    }

    public static Object valueThrowsError(Lookup l, String n, Class<?> t) {
        throw new StackOverflowError("pretended");
    }

    public static int intValue(Lookup l, String n, Class<?> t) {
        return 43;
    }

    public static String bare() {
        return "bare";
    }

    public static String bareWith(Object o) {
        return "with " + o.getClass();
    }

    public static void main(String[] args) {
        Method[] methods = Sites.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method m : methods)
            for (int i = 0; i < 2; i++) {
                StringBuilder s = new StringBuilder(m.getName() + ": ");
                try {
                    s.append(m.getParameterCount() == 0 ? m.invoke(null) : m.invoke(null, i));
                } catch (InvocationTargetException e) {
                    for (Throwable t = e.getCause(); t != null; t = t.getCause()) s.append(t).append(" / ");
                } catch (IllegalAccessException e) {
                    s.append(e);
                }
                System.out.println(s);
            }
    }
}
