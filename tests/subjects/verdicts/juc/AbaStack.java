// expect: violated assertion
// The ABA problem: a node that is popped and pushed again looks as if nothing had happened, but what is below it has
// changed.
import java.util.concurrent.atomic.AtomicReference;

public class AbaStack {
    static class Node {
        Node next;
        volatile boolean owned; // taken from the stack
    }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static Node pop() {
        while (true) {
            Node node = top.get();
            if (node == null) {
                return null;
            }
            Node next = node.next;
            if (top.compareAndSet(node, next)) {
                node.owned = true;
                return node;
            }
        }
    }

    static void push(Node node) {
        node.owned = false;
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
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
        Node left = top.get();
        assert left == null || !left.owned : "a node is on the stack and somebody's at once";
    }
}
