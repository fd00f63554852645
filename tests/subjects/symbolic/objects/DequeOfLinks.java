// expect: safe
// method: unlink(sym)
// A node in the middle of a doubly linked chain is taken out.
import org.sosy_lab.sv_benchmarks.Verifier;

public class DequeOfLinks {
    static class Node {
        Node previous;
        Node next;
    }

    static void unlink(Node node) {
        if (node == null || node.previous == null || node.next == null) return;
        Node before = node.previous;
        Node after = node.next;
        Verifier.assume(before != node && after != node && before != after);
        Verifier.assume(before.next == node && after.previous == node);
        before.next = after;
        after.previous = before;
        node.next = null;
        node.previous = null;
        assert before.next.previous == before;
        assert after.previous.next == after;
    }
}
