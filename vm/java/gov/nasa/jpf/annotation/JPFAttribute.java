package gov.nasa.jpf.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Asks Java PathFinder to load classes of its own. clew has none of them, and accepts the wish. */
@Retention(RetentionPolicy.RUNTIME)
public @interface JPFAttribute {
    String[] value();
}
