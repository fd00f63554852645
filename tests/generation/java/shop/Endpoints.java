package shop;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What an annotation says has to begin with a slash: no class has such a one but one of the test's own. */
public class Endpoints {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    public @interface Path {
        String value();

        int order();
    }

    public static String add(Class<?> type, double angle) {
        if (Math.sin(angle) < 0.5) {
            return "other";
        }
        Path path = type.getAnnotation(Path.class);
        if (path == null) {
            return "none";
        }
        if (!path.value().startsWith("/")) {
            throw new IllegalArgumentException(path.value());
        }
        return path.order() > 3 ? "late" : "early";
    }
}
