// expect: safe
// The correct twin of StackAba: the top has a stamp.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StackStamped {
    static class Node {
        int value;
        Node next;
    }

    static final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);

    static Node pop() {
        for (;;) {
            int[] stamp = new int[1];
            Node seen = top.get(stamp);
            if (seen == null) return null;
            Node next = seen.next;
            if (top.compareAndSet(seen, next, stamp[0], stamp[0] + 1)) return seen;
        }
    }

    static void push(Node node) {
        for (;;) {
            int[] stamp = new int[1];
            Node seen = top.get(stamp);
            node.next = seen;
            if (top.compareAndSet(seen, node, stamp[0], stamp[0] + 1)) return;
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
        for (Node node = top.getReference(); node != null; node = node.next)
            assert node.value == 0 : "a node that was taken is on the stack";
    }
}
