package mocks;

/** p2: a field is tested. */
public class FieldTested {
    public interface Source {}

    public interface Closeable {
        boolean isClosed();
    }

    public Source source;

    public String state() {
        if (source == null) return "none";
        if (!(source instanceof Closeable)) return "open for ever";
        return ((Closeable) source).isClosed() ? "closed" : "open";
    }
}
