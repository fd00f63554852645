// expect: unknown
// method: f(sym)
// keys: symbolic.mocks=all
// reasons: class-left-out
// The text of an annotation says what its elements are; which is not followed.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationText {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Job {
        int seconds();
    }

    static void f(Class<?> c) {
        Job job = c == null ? null : c.getAnnotation(Job.class);
        if (job != null && job.toString().endsWith("7)")) throw new IllegalStateException();
    }
}
