package mocks;

import java.lang.annotation.*;

/** An annotation that classes below inherit. */
public class AnnotationInherited {
    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    public @interface Audited {}

    @Audited
    public static class Base {}

    public static int audit(Object o) {
        if (o == null) return 0;
        if (!o.getClass().isAnnotationPresent(Audited.class)) return 1;
        return o instanceof Base ? 2 : 3;
    }
}
