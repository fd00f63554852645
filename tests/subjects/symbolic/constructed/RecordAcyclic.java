// expect: safe
// method: check(sym)
// A record cannot be among those that it was made from.
public class RecordAcyclic {
    record Node(int value, Node next) {}

    static void check(Node node) {
        if (node == null || node.next() == null) return;
        assert node.next() != node;
        assert node.next().next() != node && node.next().next() != node.next();
    }
}
