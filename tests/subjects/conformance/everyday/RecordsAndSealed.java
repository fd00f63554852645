// expect: as java
import java.util.*;
import java.util.function.*;

public class RecordsAndSealed {
    sealed interface Shape permits Circle, Rect, Group {
        default String label() {
            return getClass().getSimpleName().toLowerCase();
        }
    }

    record Circle(double radius) implements Shape {
        Circle {
            if (radius < 0) {
                throw new IllegalArgumentException("radius " + radius);
            }
        }
    }

    record Rect(double width, double height) implements Shape {
        static Rect square(double side) {
            return new Rect(side, side);
        }

        Rect scaled(double f) {
            return new Rect(width * f, height * f);
        }
    }

    static final class Group implements Shape, Iterable<Shape> {
        private final List<Shape> members;

        Group(Shape... members) {
            this.members = List.of(members);
        }

        @Override
        public Iterator<Shape> iterator() {
            return members.iterator();
        }

        @Override
        public String label() {
            return "group of " + members.size();
        }
    }

    record Pair<A, B extends Comparable<B>>(A first, B second) implements Comparable<Pair<A, B>> {
        @Override
        public int compareTo(Pair<A, B> o) {
            return second.compareTo(o.second);
        }

        <C> Pair<C, B> withFirst(Function<? super A, ? extends C> f) {
            return new Pair<>(f.apply(first), second);
        }
    }

    record Everything(byte b, short s, char c, int i, long l, float f, double d, boolean z, String t, int[] a, List<?> list) {
    }

    record Empty() {
    }

    static double area(Shape s) {
        if (s instanceof Circle c) {
            return Math.PI * c.radius() * c.radius();
        } else if (s instanceof Rect r && r.width() == r.height()) {
            return Math.pow(r.width(), 2);
        } else if (s instanceof Rect r) {
            return r.width() * r.height();
        } else if (!(s instanceof Group g)) {
            throw new AssertionError();
        } else {
            double sum = 0;
            for (Shape each : g) {
                sum += area(each);
            }
            return sum;
        }
    }

    static String classify(Object o) {
        return o instanceof String s && s.length() > 3 ? "long text " + s.charAt(0)
                : o instanceof Integer i && (i > 10 || i < -10) ? "big " + i
                : o instanceof int[] a && a.length > 0 ? "ints " + a[0]
                : o instanceof List<?> l && !l.isEmpty() && l.get(0) instanceof String first ? "strings " + first
                : "other";
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Circle(1), Rect.square(3), new Rect(2, 5).scaled(0.5), new Group(new Circle(0.5), new Group(), Rect.square(1))};
        for (Shape s : shapes) {
            System.out.printf("%s %.4f%n", s.label(), area(s));
        }
        System.out.println(shapes[0] + " " + shapes[1] + " " + shapes[0].equals(new Circle(1.0)) + " " + (shapes[0].hashCode() == new Circle(1).hashCode()) + " " + new Circle(-0.0).equals(new Circle(0.0)) + " " + new Circle(Double.NaN).equals(new Circle(Double.NaN)));
        try {
            new Circle(-2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<Pair<String, Integer>> pairs = new ArrayList<>(List.of(new Pair<>("c", 3), new Pair<>("a", 1), new Pair<>(null, 2)));
        Collections.sort(pairs);
        System.out.println(pairs + " " + pairs.get(0).withFirst(String::length) + " " + pairs.get(1).hashCode());
        Everything e = new Everything((byte) -1, (short) 2, 'x', 4, 5L, 6.5f, -7.25, true, "text", null, List.of(1, "two"));
        System.out.println(e + " " + e.hashCode() + " " + e.equals(new Everything((byte) -1, (short) 2, 'x', 4, 5, 6.5f, -7.25, true, "te" + "xt", null, Arrays.asList(1, "two"))));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        for (Object o : new Object[] {"word", "abc", 11, 5, new int[] {9}, new int[0], List.of("s"), List.of(1), List.of(), 'c', null}) {
            System.out.print(classify(o) + "; ");
        }
        System.out.println();
        System.out.println(Arrays.toString(Everything.class.getRecordComponents()) + " " + Arrays.toString(Shape.class.getPermittedSubclasses()) + " " + Shape.class.isSealed() + Rect.class.isSealed());
        record Local(int n) {
            Local(String s) {
                this(s.length());
            }
        }
        System.out.println(new Local("four") + " " + Local.class.isRecord() + " " + Local.class.isLocalClass());
        enum Level {
            LOW, HIGH
        }
        interface Scorer {
            int score(Level l);
        }
        Scorer scorer = l -> switch (l) {
            case LOW -> 1;
            case HIGH -> {
                int base = 5;
                yield base * 2;
            }
        };
        System.out.println(scorer.score(Level.LOW) + scorer.score(Level.HIGH));
    }
}
