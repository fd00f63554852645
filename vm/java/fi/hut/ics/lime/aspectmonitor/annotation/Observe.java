package fi.hut.ics.lime.aspectmonitor.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Calls of the method are steps of the specifications of its class, or of what the class extends, that are named. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD})
public @interface Observe {
    String[] specs() default {};

    Class<? extends Exception> callException() default RuntimeException.class;

    Class<? extends Exception> returnException() default RuntimeException.class;
}
