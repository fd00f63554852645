package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Frames of the method are left out where states are matched: their locals and operands, the instruction that they are
 * at, the frames of what they call.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD})
public @interface FilterFrame {
    boolean filterData() default true;

    boolean filterPC() default true;

    boolean filterSubframes() default true;
}
