// expect: safe
import java.lang.reflect.Method;
// Synchronized methods that are called by reflection have to wait for each other, and get their arguments all the same.
public class ReflectiveSynchronized {
    static int total;

    public static synchronized int add(int a, long b, Object c) {
        total += a + (int) b + c.hashCode();
        return total;
    }

    public static void main(String[] args) throws Exception {
        Method add = ReflectiveSynchronized.class.getMethod("add", int.class, long.class, Object.class);
        Thread t = new Thread(() -> {
            try {
                add.invoke(null, 1, 20L, 300);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        int seen = (Integer) add.invoke(null, 4000, 50000L, 600000);
        assert seen == 654000 || seen == 654321 : seen;
        t.join();
        assert total == 654321 : total;
    }
}
