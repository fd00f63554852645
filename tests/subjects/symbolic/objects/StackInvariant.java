// expect: safe
// method: check(sym)
// keys: symbolic.fields=instance
// repOk tells which stacks there are: those whose size is the number of their nodes.
public class StackInvariant {
    static class Node {
        int value;
        Node below;
    }

    Node top;
    int size;

    boolean repOk() {
        if (size < 0 || size > 3) return false;
        Node n = top;
        for (int i = 0; i < size; i++) {
            if (n == null) return false;
            n = n.below;
        }
        return n == null;
    }

    void push(int value) {
        Node node = new Node();
        node.value = value;
        node.below = top;
        top = node;
        size++;
    }

    int pop() {
        int value = top.value;
        top = top.below;
        size--;
        return value;
    }

    void check(int value) {
        int before = size;
        push(value);
        assert top != null && size == before + 1;
        assert pop() == value;
        assert size == before && repOk();
        if (size > 0) pop();
        assert repOk();
    }
}
