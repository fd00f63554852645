// expect: violated assertion
// method: clear(sym)
// keys: symbolic.fields=instance
// witness: [{"top": {"value": 1}, "size": 1}, true]
// Takes the nodes away and leaves the size as it is.
public class StackInvariantBroken {
    static class Node {
        int value;
        Node below;
    }

    Node top;
    int size;

    boolean repOk() {
        if (size < 0 || size > 2) return false;
        Node n = top;
        for (int i = 0; i < size; i++) {
            if (n == null) return false;
            n = n.below;
        }
        return n == null;
    }

    void clear(boolean wholly) {
        top = null;
        if (!wholly) size = 0;
        assert repOk();
    }
}
