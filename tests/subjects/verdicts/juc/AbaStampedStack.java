// expect: safe
// The correct twin of AbaStack: a stamp that counts the changes.
import java.util.concurrent.atomic.AtomicStampedReference;

public class AbaStampedStack {
    static class Node {
        Node next;
        volatile boolean owned; // taken from the stack
    }

    static final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);

    static Node pop() {
        int[] stamp = new int[1];
        while (true) {
            Node node = top.get(stamp);
            if (node == null) {
                return null;
            }
            Node next = node.next;
            if (top.compareAndSet(node, next, stamp[0], stamp[0] + 1)) {
                node.owned = true;
                return node;
            }
        }
    }

    static void push(Node node) {
        int[] stamp = new int[1];
        node.owned = false;
        do {
            node.next = top.get(stamp);
        } while (!top.compareAndSet(node.next, node, stamp[0], stamp[0] + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        Node a = new Node();
        Node b = new Node();
        push(b);
        push(a); // a on top of b
        Thread first = new Thread(() -> pop());
        Thread second = new Thread(() -> {
            Node one = pop();
            Node two = pop();
            if (one != null && two != null) {
                push(one);
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        Node left = top.getReference();
        assert left == null || !left.owned : "a node is on the stack and somebody's at once";
    }
}
