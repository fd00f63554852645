package gov.nasa.jpf.jvm.abstraction.filter;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The older name of {@link gov.nasa.jpf.annotation.FilterFrame}. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD})
public @interface FilterFrame {
    boolean filterData() default true;

    boolean filterPC() default true;

    boolean filterSubframes() default true;
}
