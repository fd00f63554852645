package org.sosy_lab.sv_benchmarks;

/** Makes objects of inputs; see {@link Verifier#nondetObject}. */
public interface ObjectFactory<T> {
    T createObject();
}
