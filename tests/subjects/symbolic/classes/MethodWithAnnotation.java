// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym#sym)
// keys: symbolic.mocks=all
// No method and no field of these classes has the annotation: members of a class of their own do.
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class MethodWithAnnotation {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.METHOD, ElementType.FIELD})
    @interface Checked {
        int level() default 3;
    }

    static void f(Method method, Field field) {
        if (method == null || field == null || !method.isAnnotationPresent(Checked.class)) return;
        if (field.getAnnotation(Checked.class) == null) return;
        if (method.getAnnotation(Checked.class).level() == 3) throw new IllegalStateException();
    }
}
