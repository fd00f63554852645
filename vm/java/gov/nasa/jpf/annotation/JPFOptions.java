package gov.nasa.jpf.annotation;

/** Describes keys of the configuration, for readers. */
public @interface JPFOptions {
    JPFOption[] value();
}
