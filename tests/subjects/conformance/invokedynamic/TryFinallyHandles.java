// expect: as java
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Where a target of `tryFinally` throws, its cleanup gets a zero of the target's type. */
public class TryFinallyHandles {
    static String text(int x) {
        if (x < 0) throw new IllegalStateException("text " + x);
        return "t" + x;
    }
    static int number(int x) {
        if (x < 0) throw new IllegalStateException("number " + x);
        return 2 * x;
    }
    static long wide(int x) {
        if (x < 0) throw new IllegalStateException("wide " + x);
        return 3L * x;
    }
    static double real(int x) {
        if (x < 0) throw new IllegalStateException("real " + x);
        return x / 4.0;
    }
    static boolean truth(int x) {
        if (x < 0) throw new IllegalStateException("truth " + x);
        return x > 1;
    }
    static char letter(int x) {
        if (x < 0) throw new IllegalStateException("letter " + x);
        return (char) ('a' + x);
    }
    static void nothing(int x) {
        if (x < 0) throw new IllegalStateException("nothing " + x);
    }

    static String cleanText(Throwable thrown, String result, int x) {
        System.out.println("  " + thrown + " " + result + " " + x);
        return result + "!";
    }
    static int cleanNumber(Throwable thrown, int result) {
        System.out.println("  " + thrown + " " + result);
        return result + 1;
    }
    static long cleanWide(Throwable thrown, long result) {
        System.out.println("  " + thrown + " " + result);
        return result + 1;
    }
    static double cleanReal(Throwable thrown, double result) {
        System.out.println("  " + thrown + " " + result);
        return result + 1;
    }
    static boolean cleanTruth(Throwable thrown, boolean result) {
        System.out.println("  " + thrown + " " + result);
        return !result;
    }
    static char cleanLetter(Throwable thrown, char result) {
        System.out.println("  " + thrown + " " + (int) result);
        if (thrown != null) throw new UnsupportedOperationException("instead", thrown);
        return result;
    }
    static void cleanNothing(Throwable thrown, int x) {
        System.out.println("  " + thrown + " " + x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        String[][] pairs = {{"text", "cleanText"}, {"number", "cleanNumber"}, {"wide", "cleanWide"}, {"real", "cleanReal"},
            {"truth", "cleanTruth"}, {"letter", "cleanLetter"}, {"nothing", "cleanNothing"}};
        Class<?>[] types = {String.class, int.class, long.class, double.class, boolean.class, char.class, void.class};
        for (int i = 0; i < types.length; i++) {
            MethodHandle target = lookup.findStatic(TryFinallyHandles.class, pairs[i][0], MethodType.methodType(types[i], int.class));
            MethodType ofCleanup = types[i] == void.class ? MethodType.methodType(void.class, Throwable.class, int.class)
                : types[i] == String.class ? MethodType.methodType(String.class, Throwable.class, String.class, int.class)
                : MethodType.methodType(types[i], Throwable.class, types[i]);
            MethodHandle cleanup = lookup.findStatic(TryFinallyHandles.class, pairs[i][1], ofCleanup);
            MethodHandle both = MethodHandles.tryFinally(target, cleanup);
            System.out.println(both.type() + " " + both.invoke(3));
            try {
                System.out.println(both.invoke(-3));
            } catch (RuntimeException thrown) {
                System.out.println(thrown + " " + thrown.getCause());
            }
        }
    }
}
