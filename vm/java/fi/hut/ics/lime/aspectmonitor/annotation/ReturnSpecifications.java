package fi.hut.ics.lime.aspectmonitor.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How objects of the class answer: monitors step when an observed method returns or throws, and who breaks them is the
 * implementation. Each text is {@code "Name ::= specification"}, or {@code "name ::= proposition"}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE})
public @interface ReturnSpecifications {
    String[] valuePropositions() default {};

    String[] callPropositions() default {};

    String[] exceptionPropositions() default {};

    String[] pltl() default {};

    String[] regexp() default {};

    String[] nfa() default {};

    Class<? extends Exception> exception() default RuntimeException.class;
}
