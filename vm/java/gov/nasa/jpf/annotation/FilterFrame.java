package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Java PathFinder leaves the frame out of state matching. clew looks at every frame. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD})
public @interface FilterFrame {
    boolean filterData() default true;

    boolean filterPC() default true;

    boolean filterSubframes() default true;
}
