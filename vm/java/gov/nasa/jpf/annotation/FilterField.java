package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Java PathFinder leaves the field out of state matching. clew looks at every field. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD})
public @interface FilterField {
    String condition() default "";

    boolean invert() default false;

    String reason() default "";
}
