package mocks;

/** An interface that gives the type argument of the one above. */
public class GenericBelow {
    public interface Producer<T> {
        T produce();
    }

    public interface Texts extends Producer<String> {
        int left();
    }

    public static int ask(Texts texts) {
        if (texts.left() == 0) return 0;
        return "end".equals(texts.produce()) ? 1 : 2;
    }
}
