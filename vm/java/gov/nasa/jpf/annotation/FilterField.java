package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The field is left out where states are matched: always, or where the key {@code condition} of the configuration is
 * true (with {@code invert}: is not).
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD})
public @interface FilterField {
    String condition() default "";

    boolean invert() default false;

    /** For readers. */
    String reason() default "";
}
