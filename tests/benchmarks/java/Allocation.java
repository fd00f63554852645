/** Short-lived objects: small records in chains of eight and small arrays, all garbage at once. args[0]: rounds. */
public class Allocation {
    static class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            Node head = null;
            for (int k = 0; k < 8; k++) {
                head = new Node(i + k, head);
            }
            int[] values = new int[4];
            int n = 0;
            for (Node node = head; node != null; node = node.next) {
                values[n++ & 3] += node.value;
            }
            sum += values[0] + values[3];
        }
        System.out.println(sum);
    }
}
