// expect: safe
// A lock-free queue: two threads enqueue, and both elements are there.
import java.util.concurrent.atomic.AtomicReference;

public class MichaelScottQueue {
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
        while (true) {
            Node last = tail.get();
            Node next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next); // helps the one who is behind
            } else if (last.next.compareAndSet(null, node)) {
                tail.compareAndSet(last, node);
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> enqueue(1));
        Thread b = new Thread(() -> enqueue(2));
        a.start();
        b.start();
        a.join();
        b.join();
        Node first = dummy.next.get();
        Node second = first.next.get();
        assert first.value + second.value == 3 && second.next.get() == null;
        assert tail.get() == second;
    }
}
