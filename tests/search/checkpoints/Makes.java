import java.lang.reflect.Proxy;

// Safe. A class that the program makes has no name that another process could find it by.
public class Makes {
    static volatile int turns;

    public static void main(String[] arguments) throws Exception {
        Runnable made = (Runnable) Proxy.newProxyInstance(Makes.class.getClassLoader(), new Class<?>[] {Runnable.class},
            (proxy, method, values) -> null);
        made.run();
        Thread other = new Thread(() -> turns++);
        other.start();
        turns++;
        other.join();
    }
}
