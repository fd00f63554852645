// expect: safe
// method: check(sym#sym)
// Insertion into a sorted list of at most three nodes keeps it sorted.
import org.sosy_lab.sv_benchmarks.Verifier;

public class ListAcyclic {
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
        Node before = list;
        while (before.next != null && before.next.value < value) before = before.next;
        node.next = before.next;
        before.next = node;
        return list;
    }

    static void check(Node list, int value) {
        Verifier.assume(isSorted(list, 3));
        assert isSorted(insert(list, value), 4);
    }
}
