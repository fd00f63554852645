// expect: violated assertion
// method: check(sym)
// witness: [{"value": 1, "next": {"value": 1}}]
// Found in front of where the records are cut off.
public class RecordSortedEqual {
    record Node(int value, Node next) {
        Node {
            if (next != null && next.value < value) throw new IllegalArgumentException();
        }
    }

    static void check(Node node) {
        if (node == null || node.next() == null) return;
        assert node.next().value() > node.value();
    }
}
