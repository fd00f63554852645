package gov.nasa.jpf.jvm.abstraction.filter;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The older name of {@link gov.nasa.jpf.annotation.FilterField}. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD})
public @interface FilterField {
    String condition() default "";

    boolean invert() default false;

    /** For readers. */
    String reason() default "";
}
