import java.lang.invoke.*;
import java.util.*;

/** Bootstrap methods that the generated classes name. */
public class Bootstraps {
    public static int calls;

    public static Object simple(MethodHandles.Lookup lookup, String name, Class<?> type) {
        calls++;
        System.out.println("bootstrap " + name + " " + type.getSimpleName() + " for " + lookup.lookupClass().getSimpleName());
        switch (name) {
            case "number":
                return 42;
            case "wide":
                return 1L << 40;
            case "real":
                return 2.5;
            case "single":
                return 1.5f;
            case "flag":
                return true;
            case "small":
                return (byte) -7;
            case "letter":
                return 'q';
            case "array":
                return new int[] {1, 2, 3};
            default:
                return name + "!";
        }
    }

    public static Object join(MethodHandles.Lookup lookup, String name, Class<?> type, Object... arguments) {
        return name + Arrays.toString(arguments);
    }

    public static Object failing(MethodHandles.Lookup lookup, String name, Class<?> type) throws Exception {
        calls++;
        System.out.println("failing bootstrap");
        if (name.equals("erring")) {
            throw new LinkageError("an error stays as it is");
        }
        throw new Exception("checked");
    }

    public static int add(int a, int b) {
        return a + b;
    }

    public static CallSite linker(MethodHandles.Lookup lookup, String name, MethodType type) throws ReflectiveOperationException {
        calls++;
        System.out.println("linking " + name + type);
        return new ConstantCallSite(lookup.findStatic(Bootstraps.class, name, MethodType.methodType(int.class, int.class, int.class)));
    }

    static MutableCallSite site;

    public static CallSite mutable(MethodHandles.Lookup lookup, String name, MethodType type) {
        site = new MutableCallSite(MethodHandles.constant(String.class, name));
        return site;
    }

    public static String show(List<?> fixed, long l, String s, double d) {
        return fixed + " " + l + " " + s + " " + d;
    }

    public static CallSite arguments(MethodHandles.Lookup lookup, String name, MethodType type, Object... fixed) throws ReflectiveOperationException {
        List<Object> printable = new ArrayList<>();
        for (Object o : fixed) {
            printable.add(o instanceof MethodHandle h ? "handle " + h.type() : o.getClass().getSimpleName() + " " + o);
        }
        MethodHandle target = lookup.findStatic(Bootstraps.class, name,
                MethodType.methodType(String.class, List.class, long.class, String.class, double.class));
        return new ConstantCallSite(MethodHandles.insertArguments(target, 0, printable));
    }

    public static CallSite failingSite(MethodHandles.Lookup lookup, String name, MethodType type) {
        System.out.println("failing site");
        throw new IllegalStateException("no site");
    }

    public static CallSite nullSite(MethodHandles.Lookup lookup, String name, MethodType type) {
        return null;
    }
}
