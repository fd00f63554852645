package gov.nasa.jpf.symbc;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** {@code "true"}: a field, or a parameter, of the method that symbolic.method names is an input. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Symbolic {
    String value();
}
