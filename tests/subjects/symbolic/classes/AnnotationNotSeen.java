// expect: safe
// method: f(sym)
// keys: symbolic.mocks=all
// Nobody sees an annotation that is not kept at run time, whatever the class.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationNotSeen {
    @Retention(RetentionPolicy.CLASS)
    @interface Kept {}

    static void f(Class<?> c) {
        if (c != null && c.isAnnotationPresent(Kept.class)) throw new IllegalStateException();
    }
}
