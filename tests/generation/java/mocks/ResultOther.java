package mocks;

/** What a method returns is tested, stored and combined. */
public class ResultOther {
    public interface Node {
        Node next();
    }

    public interface Leaf {
        int value();
    }

    public interface Marker {}

    public static int sum(Node node) {
        Node next = node.next();
        boolean isLeaf = next instanceof Leaf, isMarked = next instanceof Marker;
        if (isLeaf && isMarked) return ((Leaf) next).value() > 0 ? 1 : 2;
        if (isLeaf || isMarked) return 3;
        return next == node ? 4 : 5;
    }
}
