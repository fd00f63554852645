package tools.aqua.concolic;

/** Makes objects of inputs; see {@link Verifier#nondetObject}. */
public interface ObjectFactory<T> {
    T createObject();
}
