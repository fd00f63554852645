package mocks;

import java.lang.annotation.*;

/** An annotation that holds another one. */
public class AnnotationNested {
    public @interface Limit {
        int seconds();

        String unit() default "s";
    }

    @Retention(RetentionPolicy.RUNTIME)
    public @interface Job {
        Limit limit();

        Limit pause() default @Limit(seconds = 5);
    }

    public static int seconds(Class<?> type) {
        Job job = type.getAnnotation(Job.class);
        if (job == null) return 0;
        if (job.limit().unit().equals("min")) return job.limit().seconds() > 60 ? 1 : 2;
        return job.pause().seconds() == 3 ? 3 : 4;
    }
}
