// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** Bits packed into files: Huffman codes written and read back. */
public class BitFiles {
    sealed interface Tree permits Leaf, Inner {
        int weight();
    }

    record Leaf(int symbol, int weight) implements Tree {}

    record Inner(Tree left, Tree right, int weight) implements Tree {}

    static void codes(Tree tree, String prefix, Map<Integer, String> to) {
        if (tree instanceof Leaf leaf) {
            to.put(leaf.symbol(), prefix.isEmpty() ? "0" : prefix);
        } else if (tree instanceof Inner inner) {
            codes(inner.left(), prefix + "0", to);
            codes(inner.right(), prefix + "1", to);
        }
    }

    static class BitOutput implements Closeable {
        private final OutputStream out;
        private int bits, count;

        BitOutput(OutputStream out) {
            this.out = out;
        }

        void write(String code) throws IOException {
            for (char c : code.toCharArray()) {
                bits = bits << 1 | (c - '0');
                if (++count == 8) {
                    out.write(bits);
                    bits = count = 0;
                }
            }
        }

        @Override
        public void close() throws IOException {
            while (count != 0) write("0");
            out.close();
        }
    }

    public static void main(String[] args) throws IOException {
        String text = "she sells sea shells by the sea shore, ".repeat(5);
        Map<Integer, Integer> weights = new TreeMap<>();
        text.chars().forEach(c -> weights.merge(c, 1, Integer::sum));
        PriorityQueue<Tree> queue = new PriorityQueue<>(Comparator.comparingInt(Tree::weight).thenComparing(t -> t instanceof Leaf l ? l.symbol() : 1000));
        weights.forEach((symbol, weight) -> queue.add(new Leaf(symbol, weight)));
        while (queue.size() > 1) {
            Tree a = queue.poll(), b = queue.poll();
            queue.add(new Inner(a, b, a.weight() + b.weight()));
        }
        Tree root = queue.poll();
        Map<Integer, String> codes = new TreeMap<>();
        codes(root, "", codes);
        try (BitOutput out = new BitOutput(new BufferedOutputStream(new FileOutputStream("bits"), 16))) {
            for (char c : text.toCharArray()) out.write(codes.get((int) c));
        }
        StringBuilder back = new StringBuilder();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(Path.of("bits")))) {
            Tree at = root;
            for (int b; (b = in.read()) >= 0;) {
                for (int i = 7; i >= 0 && back.length() < text.length(); i--) {
                    Inner inner = (Inner) at;
                    at = (b >> i & 1) == 0 ? inner.left() : inner.right();
                    if (at instanceof Leaf leaf) {
                        back.append((char) leaf.symbol());
                        at = root;
                    }
                }
            }
        }
        System.out.println(back.toString().equals(text) + " " + Files.size(Path.of("bits")) + " of " + text.length());
        codes.forEach((symbol, code) -> System.out.print("'" + (char) (int) symbol + "'" + code.length() + " "));
        System.out.println(codes.values().stream().mapToDouble(c -> Math.pow(2, -c.length())).sum());
    }
}
