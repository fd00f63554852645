// expect: violated assertion
// The buggy twin of TreiberStack: set in place of compareAndSet.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStackSet {
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
        node.next = top.get();
        top.set(node);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> push(1));
        Thread b = new Thread(() -> push(2));
        a.start();
        b.start();
        a.join();
        b.join();
        int size = 0;
        for (Node node = top.get(); node != null; node = node.next) {
            size++;
        }
        assert size == 2 : "an element was lost";
    }
}
