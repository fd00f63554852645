// expect: safe
// states-at-most: 60
// A list that is taken apart and built again: its nodes are new objects, the state is the same.
import gov.nasa.jpf.vm.Verify;

public class LinkedListOrder {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node head = new Node(0, new Node(1, new Node(2, null)));

    static void rotate(int times) {
        for (int i = 0; i < times; i++) {
            Node first = head;
            head = null;
            Node last = null;
            for (Node node = first.next; node != null; node = node.next) {
                Node copy = new Node(node.value, null);
                if (last == null) {
                    head = copy;
                } else {
                    last.next = copy;
                }
                last = copy;
            }
            last.next = new Node(first.value, null);
        }
    }

    public static void main(String[] args) {
        while (true) {
            rotate(Verify.getInt(1, 2));
            assert head.value + head.next.value + head.next.next.value == 3;
        }
    }
}
