// expect: as java
import java.util.*;

public class RecordBasics {
    record Empty() {
    }

    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < 0) {
                throw new IllegalArgumentException("negative " + x);
            }
        }

        Point(int both) {
            this(both, both);
        }

        double length() {
            return Math.sqrt(x * x + y * y);
        }

        public int compareTo(Point o) {
            return Integer.compare(x * x + y * y, o.x * o.x + o.y * o.y);
        }
    }

    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a, Object o) {
    }

    record Generic<T extends Comparable<T>>(T low, T high) {
        Generic {
            if (low.compareTo(high) > 0) {
                T t = low;
                low = high;
                high = t;
            }
        }
    }

    record Custom(String name, int n) {
        @Override
        public String name() {
            return "<" + name + ">";
        }

        @Override
        public String toString() {
            return "Custom:" + name + n;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Custom c && c.n == n;
        }

        @Override
        public int hashCode() {
            return n;
        }
    }

    record Recursive(Recursive next, int v) {
    }

    public static void main(String[] args) {
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.length() + " " + p.equals(new Point(3, 4)) + " " + p.equals(new Point(4, 3)) + " "
                + p.equals(null) + " " + p.hashCode() + " " + new Point(5) + " " + Point.ORIGIN.compareTo(p));
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] shared = {1, 2};
        All a = new All(true, (byte) -1, (short) 300, 'c', 42, 1L << 40, 1.5f, -2.5, "text", shared, null);
        All b = new All(true, (byte) -1, (short) 300, 'c', 42, 1L << 40, 1.5f, -2.5, new String("text"), shared, null);
        All c = new All(true, (byte) -1, (short) 300, 'c', 42, 1L << 40, 1.5f, -2.5, "text", new int[] {1, 2}, null);
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(c));
        System.out.println(new All(false, (byte) 1, (short) 2, '3', 4, 5, 6, 7, "8", null, List.of(9)));
        System.out.println(new All(false, (byte) 1, (short) 2, '3', 4, 5, 6, 7, "8", null, List.of(9)).hashCode());
        System.out.println(new Generic<>("z", "a") + " " + new Generic<>(1, 2).high());
        Custom custom = new Custom("n", 7);
        System.out.println(custom + " " + custom.name() + " " + custom.equals(new Custom("other", 7)) + " " + custom.hashCode());
        System.out.println(new Recursive(new Recursive(null, 1), 2));
        Set<Point> set = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            set.add(new Point(i % 3, i % 2));
        }
        System.out.println(set.size() + " " + new TreeSet<>(set).first());
    }
}
