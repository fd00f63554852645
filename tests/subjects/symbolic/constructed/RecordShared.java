// expect: violated assertion
// method: check(sym#sym)
// witness: [{"value": 1, "next": {"value": 2}}, {"same": 2}]
// Another input can be what the record was made from.
public class RecordShared {
    record Node(int value, Node next) {}

    static void check(Node node, Node other) {
        if (node == null || node.next() == null) return;
        assert node.next() != other;
    }
}
