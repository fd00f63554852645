package org.clew.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A parameterized unit test: a method of a test class that states, by its assertions, what holds for all arguments that
 * its assumptions admit. {@code clew tests} writes a test for each path through it, and says which arguments make an
 * assertion fail.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface PUT {}
