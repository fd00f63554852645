package mocks;

/** A mock that answers with the same mock each time: its calls are counted over all of them. */
public class AnsweredTwice {
    public interface Source {
        Item next();
    }

    public interface Item {
        boolean isLast();
    }

    public static int items(Source source) {
        if (source.next().isLast()) return 1;
        return source.next().isLast() ? 2 : 3;
    }
}
