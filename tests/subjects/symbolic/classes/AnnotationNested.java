// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// An annotation that an annotation holds: its elements are inputs, too.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationNested {
    @interface Limit {
        int seconds();

        String unit() default "s";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Job {
        Limit limit();

        Limit pause() default @Limit(seconds = 5);
    }

    static void f(Class<?> c) {
        if (c == null) return;
        Job job = c.getAnnotation(Job.class);
        if (job == null) return;
        if (job.limit().seconds() == 77 && job.limit().unit().equals("min") && job.pause().seconds() == 3)
            throw new IllegalStateException();
    }
}
