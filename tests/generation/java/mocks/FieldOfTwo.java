package mocks;

/** A field, tested against two interfaces that its type does not know. */
public class FieldOfTwo {
    public interface Source {
        int take();
    }

    public interface Closing {
        boolean isClosed();
    }

    public interface Counting {
        int count();
    }

    private final Source source;
    private int taken;

    public FieldOfTwo(Source source) {
        this.source = source;
    }

    public int take() {
        boolean isClosed = source instanceof Closing && ((Closing) source).isClosed();
        if (isClosed) return -1;
        if (source instanceof Counting && ((Counting) source).count() == taken) return -2;
        taken++;
        return source.take();
    }
}
