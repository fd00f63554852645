package mocks;

/** Both parameters have to be of a type that each of them need not be of, and of which there is no other object. */
public class BothAsked {
    public interface Node {
        int kind();
    }

    public static final class Leaf implements Node {
        @Override
        public int kind() {
            return 0;
        }
    }

    public interface Ordered {
        int order();
    }

    public static boolean isBefore(Node first, Node second) {
        if (first instanceof Ordered && second instanceof Ordered)
            return ((Ordered) first).order() / 3 - ((Ordered) second).order() == 12345;
        return first.kind() < second.kind();
    }
}
