package mocks;

/** Answers are combined. */
public class Combined {
    public interface Node {}

    public interface Leaf {}

    public interface Marked {
        boolean mark();
    }

    public static int kind(Node node) {
        boolean leaf = node instanceof Leaf, marked = node instanceof Marked;
        if (leaf & marked) return 3;
        if (leaf ^ marked) return leaf ? 1 : 2;
        return 0;
    }

    public static boolean isSet(Node node, boolean strict) {
        return node instanceof Marked && (((Marked) node).mark() || !strict) && !(node instanceof Leaf);
    }
}
