// expect: violated assertion
// method: check(sym)
// witness: [{"next": {"count": 0}}]
// An input that is found out what it is while several threads can reach it.
public class FieldsOfInput {
    static class Node {
        int count;
        Node next;
    }

    static class Increment extends Thread {
        final Node node;
        int before = -1;
        boolean isDone;

        Increment(Node node) {
            this.node = node;
        }

        @Override
        public void run() {
            Node next = node.next;
            if (next == null) return;
            before = next.count;
            Thread.yield();
            next.count = before + 1;
            isDone = true;
        }
    }

    static void check(Node node) throws InterruptedException {
        if (node == null) return;
        Increment first = new Increment(node), second = new Increment(node);
        first.start();
        second.start();
        first.join();
        second.join();
        assert !first.isDone || first.before != second.before;
    }
}
