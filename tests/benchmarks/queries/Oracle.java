import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.TreeMap;

/**
 * Runs programs over all rows, and over none, in a plain JVM: args are the database's URL, then programs, each with the
 * values to be tried for its inputs (all combinations): name[:1,2,3[:4,5]]. Prints how many rows took each way. A program
 * that looks at the first rows only is run for all rows by as many queries as that needs: name@ROWS.
 */
final class Oracle {
    static String url;
    private static final int PAGE = 20;
    private static int rows;

    public static void main(String[] args) throws Exception {
        url = args[0];
        for (int i = 1; i < args.length; ++i) {
            String[] parts = args[i].split(":");
            String[] paged = parts[0].split("@");
            parts[0] = paged[0];
            rows = paged.length > 1 ? Integer.parseInt(paged[1]) : 0;
            Method method = null;
            for (Method one : Programs.class.getDeclaredMethods())
                if (one.getName().equals(parts[0]) && one.getParameterTypes().length == parts.length) method = one;
            Trail.counted = new TreeMap<>();
            long start = System.nanoTime();
            runAll(method, new Object[parts.length], parts, 1);
            System.out.println("program " + parts[0] + " " + (System.nanoTime() - start) / 1e9);
            Trail.counted.forEach((trail, count) -> System.out.println(count + " " + trail));
        }
    }

    private static void runAll(Method method, Object[] arguments, String[] parts, int at) throws Exception {
        if (at < parts.length) {
            for (String value : parts[at].split(",", -1)) {
                arguments[at] = method.getParameterTypes()[at] == int.class ? (Object) Integer.valueOf(value) : value;
                runAll(method, arguments, parts, at + 1);
            }
            return;
        }
        runWith(method, arguments, "1 = 0");
        for (int first = 0; first == 0 || first < rows; first += PAGE)
            runWith(method, arguments, rows == 0 ? "1 = 1" : "id >= " + first + " AND id < " + (first + PAGE));
    }

    private static void runWith(Method method, Object[] arguments, String query) throws Exception {
        arguments[0] = query;
        try {
            method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(method.getName(), e.getCause());
        }
    }
}
