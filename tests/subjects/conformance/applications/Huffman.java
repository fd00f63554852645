// expect: as java
import java.util.*;

public class Huffman {
    static abstract class Node implements Comparable<Node> {
        final int weight, order;
        static int made;

        Node(int weight) {
            this.weight = weight;
            order = made++;
        }

        abstract void codes(String prefix, Map<Character, String> out);

        @Override
        public int compareTo(Node o) {
            return weight != o.weight ? Integer.compare(weight, o.weight) : Integer.compare(order, o.order);
        }
    }

    static class Leaf extends Node {
        final char c;

        Leaf(char c, int w) {
            super(w);
            this.c = c;
        }

        @Override
        void codes(String prefix, Map<Character, String> out) {
            out.put(c, prefix.isEmpty() ? "0" : prefix);
        }
    }

    static class Fork extends Node {
        final Node l, r;

        Fork(Node l, Node r) {
            super(l.weight + r.weight);
            this.l = l;
            this.r = r;
        }

        @Override
        void codes(String prefix, Map<Character, String> out) {
            l.codes(prefix + '0', out);
            r.codes(prefix + '1', out);
        }
    }

    public static void main(String[] args) {
        String text = "she sells sea shells by the sea shore";
        TreeMap<Character, Integer> counts = new TreeMap<>();
        for (char c : text.toCharArray()) {
            counts.merge(c, 1, Integer::sum);
        }
        PriorityQueue<Node> q = new PriorityQueue<>();
        counts.forEach((c, n) -> q.add(new Leaf(c, n)));
        while (q.size() > 1) {
            q.add(new Fork(q.remove(), q.remove()));
        }
        Map<Character, String> codes = new TreeMap<>();
        q.peek().codes("", codes);
        StringBuilder bits = new StringBuilder();
        for (char c : text.toCharArray()) {
            bits.append(codes.get(c));
        }
        System.out.println(codes + "\n" + bits + "\n" + bits.length() + " of " + text.length() * 8);
        StringBuilder back = new StringBuilder();
        Node n = q.peek();
        for (char b : bits.toString().toCharArray()) {
            n = b == '0' ? ((Fork) n).l : ((Fork) n).r;
            if (n instanceof Leaf leaf) {
                back.append(leaf.c);
                n = q.peek();
            }
        }
        System.out.println(back.toString().equals(text) + " " + back);
        BitSet set = new BitSet();
        for (int i = 0; i < bits.length(); i++) {
            set.set(i, bits.charAt(i) == '1');
        }
        System.out.println(Arrays.toString(set.toByteArray()));
    }
}
