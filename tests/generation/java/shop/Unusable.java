package shop;

/** Nobody can make an object of it, and there is nothing else to call. */
public abstract class Unusable {
    private Unusable() {
    }

    public abstract int size();
}
