package gov.nasa.jpf.symbc;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Describes parts of an input's range, for readers. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Partition {
    String[] value();
}
