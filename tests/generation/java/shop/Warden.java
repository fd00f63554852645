package shop;

import java.lang.reflect.Method;
import java.util.concurrent.Callable;

/** Asks where a class comes from: one that a test brings along is in no module of the JDK. */
public class Warden {
    static String open(Method door) {
        if (!door.isAnnotationPresent(Deprecated.class)) return "kept shut";
        door.setAccessible(true);
        return door.getDeclaringClass().getModule().isNamed() ? "the library's" : "opened";
    }

    static String homeOf(Callable<String> visitor) {
        if (visitor.getClass().isSynthetic() || visitor.getClass().isHidden()) return "unknown";
        return visitor.getClass().getClassLoader() == null ? "library" : "program";
    }
}
