// expect: safe
// A lock-free stack: what two threads push is there.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStack {
    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static void push(int value) {
        Node node = new Node(value);
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    static Node pop() {
        Node node;
        do {
            node = top.get();
            if (node == null) {
                return null;
            }
        } while (!top.compareAndSet(node, node.next));
        return node;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] popped = new int[1];
        Thread a = new Thread(() -> push(1));
        Thread b = new Thread(() -> {
            push(2);
            Node node = pop();
            assert node != null : "what was pushed cannot be gone: nobody else pops";
            popped[0] = node.value;
        });
        a.start();
        b.start();
        a.join();
        b.join();
        Node left = pop();
        assert left != null && left.value + popped[0] == 3 && pop() == null;
    }
}
