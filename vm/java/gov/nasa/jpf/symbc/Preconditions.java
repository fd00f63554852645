package gov.nasa.jpf.symbc;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What a method requires. clew accepts it; Debug.assume says so in the program. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Preconditions {
    String value();
}
