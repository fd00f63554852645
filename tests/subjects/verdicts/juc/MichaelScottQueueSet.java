// expect: violated assertion
// The buggy twin of MichaelScottQueue: links without compare-and-set.
import java.util.concurrent.atomic.AtomicReference;

public class MichaelScottQueueSet {
    static class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    static final Node dummy = new Node(0);
    static final AtomicReference<Node> tail = new AtomicReference<>(dummy);

    static void enqueue(int value) {
        Node node = new Node(value);
        tail.get().next.set(node);
        tail.set(node);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> enqueue(1));
        Thread b = new Thread(() -> enqueue(2));
        a.start();
        b.start();
        a.join();
        b.join();
        int size = 0;
        for (Node node = dummy.next.get(); node != null; node = node.next.get()) {
            size++;
        }
        assert size == 2 : "an element was lost";
    }
}
