package gov.nasa.jpf.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Keys of the configuration that Java PathFinder sets. clew takes them from .jpf files and the command line only. */
@Retention(RetentionPolicy.RUNTIME)
public @interface JPFConfig {
    String[] value();
}
