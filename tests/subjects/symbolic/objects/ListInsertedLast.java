// expect: violated assertion
// method: check(sym#sym)
// witness: [{"value": 1, "next": {"value": 3}}, 2]
// The new node goes to the end of the list instead of its place.
import org.sosy_lab.sv_benchmarks.Verifier;

public class ListInsertedLast {
    static class Node {
        int value;
        Node next;
    }

    static boolean isSorted(Node list, int limit) {
        for (Node n = list; n != null; n = n.next) {
            if (limit-- == 0) return false;
            if (n.next != null && n.next.value < n.value) return false;
        }
        return true;
    }

    static Node insert(Node list, int value) {
        Node node = new Node();
        node.value = value;
        if (list == null || list.value >= value) {
            node.next = list;
            return node;
        }
        Node last = list;
        while (last.next != null) last = last.next;
        last.next = node;
        return list;
    }

    static void check(Node list, int value) {
        Verifier.assume(isSorted(list, 3));
        assert isSorted(insert(list, value), 4);
    }
}
