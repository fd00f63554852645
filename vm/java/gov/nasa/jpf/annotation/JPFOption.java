package gov.nasa.jpf.annotation;

/** Describes a key of the configuration, for readers. */
public @interface JPFOption {
    String type();

    String key();

    String defaultValue();

    String comment();
}
