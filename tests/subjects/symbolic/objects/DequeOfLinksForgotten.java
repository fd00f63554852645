// expect: violated uncaught java.lang.NullPointerException
// method: unlink(sym)
// witness: [{"previous": {}}]
// The last node of the chain has no next one.
public class DequeOfLinksForgotten {
    static class Node {
        Node previous;
        Node next;
    }

    static void unlink(Node node) {
        if (node == null) return;
        if (node.previous != null) {
            node.previous.next = node.next;
            node.next.previous = node.previous;
        }
    }
}
