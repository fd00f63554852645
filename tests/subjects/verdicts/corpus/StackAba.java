// expect: violated assertion
// A stack without locks whose nodes are used again: a compare-and-set finds the same node on top, and another one
// below.
import java.util.concurrent.atomic.AtomicReference;

public class StackAba {
    static class Node {
        int value;
        Node next;
    }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static Node pop() {
        for (;;) {
            Node seen = top.get();
            if (seen == null) return null;
            Node next = seen.next;
            if (top.compareAndSet(seen, next)) return seen;
        }
    }

    static void push(Node node) {
        for (;;) {
            Node seen = top.get();
            node.next = seen;
            if (top.compareAndSet(seen, node)) return;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Node bottom = new Node(), middle = new Node(), first = new Node();
        push(bottom);
        push(middle);
        push(first);
        int[] popped = new int[1];
        Thread one = new Thread(() -> {
            if (pop() != null) popped[0]++;
        });
        Thread other = new Thread(() -> {
            Node taken = pop();
            Node kept = pop();
            if (taken != null) push(taken);
            if (kept != null) kept.value = 1;
        });
        one.start();
        other.start();
        one.join();
        other.join();
        for (Node node = top.get(); node != null; node = node.next)
            assert node.value == 0 : "a node that was taken is on the stack";
    }
}
