// expect: violated assertion
// por: cross-check
// A node is written under the queue's lock, and after it was taken out without any, while its maker still writes to it.
import java.util.ArrayDeque;

public class GuardHandedOver {
    static final class Node {
        int value;
    }

    static final ArrayDeque<Node> queue = new ArrayDeque<>();

    public static void main(String[] args) throws InterruptedException {
        Thread taker = new Thread(() -> {
            Node node;
            synchronized (queue) {
                node = queue.poll();
            }
            if (node != null) node.value++;
        });
        taker.start();
        Node made = new Node();
        synchronized (queue) {
            made.value++;
            queue.add(made);
        }
        synchronized (queue) {
            made.value++;
        }
        taker.join();
        assert made.value != 2 || queue.size() == 1 : "lost update";
    }
}
