// expect: unknown
// method: f(sym)
// keys: symbolic.mocks=all
// reasons: one-class-of-input
// A class that is known to have an annotation has it once, also where the code that is under way names the annotation.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotatedOnce {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Bean {}

    static int f(Class<?> type) {
        if (type == null || !type.isAnnotationPresent(Bean.class)) return 0;
        return type.getDeclaredConstructors().length + type.getAnnotations().length + (type.getAnnotation(Bean.class) == null ? 1 : 0);
    }
}
