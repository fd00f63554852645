// expect: unknown
// method: f(sym#sym)
// keys: symbolic.mocks=all
// reasons: class-left-out
// Annotations of two classes are equal where their elements are; which is not followed.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationsEqual {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Job {
        int seconds();
    }

    static void f(Class<?> c, Class<?> d) {
        if (c == null || d == null || c == d) return;
        Job one = c.getAnnotation(Job.class), other = d.getAnnotation(Job.class);
        if (one == null || other == null || !one.equals(one) || one.equals(null)) return;
        if (one.equals(other)) throw new IllegalStateException();
    }
}
