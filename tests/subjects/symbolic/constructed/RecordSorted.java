// expect: unknown
// reasons: nested-constructors
// method: check(sym)
// To make such a record, all behind it have to be made: that is cut off, and named.
public class RecordSorted {
    record Node(int value, Node next) {
        Node {
            if (next != null && next.value < value) throw new IllegalArgumentException();
        }
    }

    static void check(Node node) {
        if (node == null || node.next() == null) return;
        assert node.next().value() >= node.value();
    }
}
