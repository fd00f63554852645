package mocks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** After jMonkeyEngine's Serializer.registerClass: an annotation of a class that is given. */
public class Registered {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    public @interface Serializable {
        short id() default 0;

        String name() default "";
    }

    public static int register(Class<?> type, boolean strict) {
        if (type.isAnnotationPresent(Serializable.class)) {
            Serializable given = type.getAnnotation(Serializable.class);
            if (given.id() == 7) return given.name().equals("own") ? 2 : 1;
            return 0;
        }
        if (strict) throw new IllegalArgumentException();
        return -1;
    }
}
