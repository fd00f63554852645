// expect: as java
import java.util.Arrays;

public class Varargs {
    static String f(Object... os) {
        return os == null ? "null array" : os.length + Arrays.toString(os);
    }

    static String g(int first, int... rest) {
        return first + "+" + rest.length;
    }

    static String g(int first, long second) {
        return "exact long";
    }

    static String h(String format, Object... args) {
        return String.format(format, args);
    }

    static <T> T[] array(T... ts) {
        return ts;
    }

    static String c(char... cs) {
        return new String(cs);
    }

    static String deep(int[]... arrays) {
        return Arrays.deepToString(arrays);
    }

    interface Sum {
        long of(long... ls);
    }

    Varargs(String... names) {
        System.out.println("constructor " + names.length);
    }

    public static void main(String[] args) {
        System.out.println(f() + f(1) + f("a", null) + f((Object) null) + f((Object[]) null) + f(new Object[] {1, 2}));
        System.out.println(f((Object) new Object[] {1}).startsWith("1[[Ljava.lang.Object;") + " " + f(new int[] {1}).startsWith("1[[I")
                + " " + f((Object[]) new String[] {"s"}));
        System.out.println(g(1) + " " + g(1, 2) + " " + g(1, 2, 3) + " " + g(1, new int[] {4, 5}));
        System.out.println(h("%s-%d", "x", 5) + h("none"));
        System.out.println(array("a", "b").getClass().getSimpleName() + " " + array(1, "b").length + " " + c('o', 'k') + c());
        System.out.println(deep() + deep(new int[] {1}, null) + deep(new int[][] {{1}, {2}}));
        Sum sum = ls -> Arrays.stream(ls).sum();
        System.out.println(sum.of() + " " + sum.of(1, 2, 3));
        new Varargs();
        new Varargs("a", "b");
        System.out.println(String.join(",", "x", "y") + Arrays.asList(1, 2, 3) + Math.max(1, 2));
    }
}
