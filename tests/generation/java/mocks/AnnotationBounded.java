package mocks;

import java.lang.annotation.*;

/** The annotation names a class, which has to be below another one. */
public class AnnotationBounded {
    public interface Runner {}

    @Retention(RetentionPolicy.RUNTIME)
    public @interface RunWith {
        Class<? extends Runner> value();
    }

    public static boolean isRun(Class<?> type) {
        if (type.isAnnotationPresent(RunWith.class)) return true;
        return false;
    }
}
