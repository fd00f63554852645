// expect: as java
import java.util.*;
import java.util.function.*;

public class HelpfulNullPointers {
    static class Node {
        Node next;
        int value;
        int[] array;
        int[][] grid;
        String text;
        Integer boxed;
        static Node head;
        Object[] objects;
        long[] longs;

        Node getNext() {
            return next;
        }

        void set(int v) {
            value = v;
        }

        static Node none(int a, String b) {
            return null;
        }
    }

    static void run(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static void parameters(Node p, int[] q, String[] names) {
        run(() -> p.set(1));
        try {
            p.set(1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            q[3] = 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(names[0].length());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    Node field;

    void instance() {
        try {
            field.next.value++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            this.field.getNext();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Node n = new Node();
        Node[] nodes = new Node[2];
        Object nothing = null;
        run(() -> n.next.value = 1);
        run(() -> System.out.println(n.next.value));
        run(() -> System.out.println(n.getNext().getNext()));
        run(() -> System.out.println(n.next.next.next.value));
        run(() -> System.out.println(n.array[0]));
        run(() -> n.array[n.value] = 1);
        run(() -> System.out.println(n.array.length));
        run(() -> System.out.println(n.grid[1][2]));
        run(() -> n.text.length());
        run(() -> System.out.println(n.boxed + 1));
        run(() -> Node.head.set(2));
        run(() -> nodes[1].set(3));
        run(() -> nodes[nodes.length - 1].next.set(3));
        run(() -> Node.none(1, "b").text.trim());
        run(() -> n.objects[1].toString());
        run(() -> n.longs[2]++);
        run(() -> {
            throw (RuntimeException) nothing;
        });
        run(() -> {
            synchronized (nothing) {
                System.out.println("held");
            }
        });
        run(() -> nothing.getClass());
        run(() -> {
            for (String s : (List<String>) null) {
                System.out.println(s);
            }
        });
        run(() -> {
            int[][] local = new int[2][];
            int i = 1, j = 0;
            local[i][j + 1] = 5;
        });
        run(() -> {
            switch (n.text) {
                default:
            }
        });
        run(() -> Objects.requireNonNull(null));
        run(() -> Objects.requireNonNull(null, "given message"));
        run(() -> {
            Supplier<String> s = n.text::trim;
        });
        run(() -> {
            throw new NullPointerException();
        });
        run(() -> new HashMap<String, Integer>().get("x").intValue());
        run(() -> ((Node) nothing).set(1));
        parameters(null, null, new String[1]);
        new HelpfulNullPointers().instance();
        boolean[] flags = null;
        char[] chars = null;
        double[] doubles = null;
        byte[] bytes = null;
        try {
            flags[0] = true;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            chars[0]++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            doubles[5] = bytes[1];
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        n.next.next.text = args[0];
    }
}
