package mocks;

import java.lang.annotation.*;

/** Any annotation of a class. */
public class AnnotationAny {
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Marked {}

    public static int count(Class<?> type) {
        Annotation[] all = type.getAnnotations();
        if (all.length == 0) return 0;
        for (Annotation one : all) if (one.annotationType() == Marked.class) return 1;
        return 2;
    }
}
