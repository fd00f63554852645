package gov.nasa.jpf.symbc;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Marks what is not symbolic. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Concrete {
    String value();
}
