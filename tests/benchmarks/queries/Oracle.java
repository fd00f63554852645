import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.TreeMap;

/**
 * Runs programs over all rows, and over none, in a plain JVM: args are the database's URL, then programs, each with the
 * values to be tried for its inputs (all combinations): name[:1,2,3[:4,5]]. Prints how many rows took each way.
 */
final class Oracle {
    static String url;

    public static void main(String[] args) throws Exception {
        url = args[0];
        for (int i = 1; i < args.length; ++i) {
            String[] parts = args[i].split(":");
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
        for (String query : new String[] {"1 = 1", "1 = 0"}) {
            arguments[0] = query;
            try {
                method.invoke(null, arguments);
            } catch (InvocationTargetException e) {
                throw new IllegalStateException(method.getName(), e.getCause());
            }
        }
    }
}
