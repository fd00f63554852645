package mocks;

import java.lang.annotation.*;
import java.lang.reflect.Method;

/** A method is given, which may have an annotation. */
public class MethodAnnotated {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    public @interface Timed {
        int seconds() default 1;
    }

    public static int limit(Method method) {
        if (!method.isAnnotationPresent(Timed.class)) return 0;
        int seconds = method.getAnnotation(Timed.class).seconds();
        return seconds > 60 ? 60 : seconds;
    }
}
