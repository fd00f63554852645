// expect: as java
import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class RecordForms {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        static int made;

        Point {
            if (x < 0) throw new IllegalArgumentException("x: " + x);
            made++;
        }

        Point(int both) {
            this(both, both);
        }

        double norm() {
            return Math.hypot(x, y);
        }

        public int compareTo(Point o) {
            return Comparator.comparingInt(Point::x).thenComparingInt(Point::y).compare(this, o);
        }
    }

    record Pair<A, B extends Comparable<B>>(A first, B second) {
        <C extends Comparable<C>> Pair<A, C> with(C c) {
            return new Pair<>(first, c);
        }

        @Override
        public B second() {
            return second;
        }
    }

    record All(byte a, short b, char c, long d, float e, double f, boolean g, int[] h, String i, Object... j) {
    }

    record Empty() {
    }

    sealed interface Shape permits Circle, Square, Other {
        double area();
    }

    record Circle(double r) implements Shape {
        public double area() {
            return Math.PI * r * r;
        }
    }

    record Square(double side) implements Shape {
        public double area() {
            return side * side;
        }
    }

    static non-sealed class Other implements Shape {
        public double area() {
            return -1;
        }
    }

    static String name(Shape s) {
        if (s instanceof Circle c && c.r() > 1) return "big circle";
        if (!(s instanceof Square q)) return s.getClass().getSimpleName();
        return "square " + q.side();
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.norm() + " " + p.equals(new Point(3, 4)) + " " + (p.hashCode() == new Point(3, 4).hashCode()) + " " + new Point(7) + " " + Point.made);
        try {
            new Point(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Pair<String, Integer> a = new Pair<>(null, 1);
        System.out.println(a + " " + a.with("s") + " " + a.equals(new Pair<>(null, 1)) + " " + a.hashCode());
        All all = new All((byte) 1, (short) 2, 'c', 4, Float.NaN, -0.0, true, new int[0], "i", 1, null);
        System.out.println(all.toString().replaceAll("@[0-9a-f]+", "@") + " " + all.equals(new All((byte) 1, (short) 2, 'c', 4, Float.NaN, -0.0, true, all.h(), "i", all.j())) + all.equals(new All((byte) 1, (short) 2, 'c', 4, Float.NaN, 0.0, true, all.h(), "i", all.j())));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode() + " " + Empty.class.getRecordComponents().length);
        for (Shape s : new Shape[] {new Circle(1), new Circle(2), new Square(2), new Other(), new Other() { }}) System.out.printf(Locale.ROOT, "%s %.2f%n", name(s), s.area());
        System.out.println(Shape.class.isSealed() + " " + Arrays.stream(Shape.class.getPermittedSubclasses()).map(Class::getSimpleName).toList() + Other.class.isSealed());
        TreeSet<Point> set = IntStream.range(0, 6).mapToObj(i -> new Point(i % 3, i / 2)).collect(Collectors.toCollection(TreeSet::new));
        System.out.println(set.first() + " " + set.ceiling(new Point(1, 1)) + " " + set.size());
        Map<Point, String> map = new HashMap<>();
        map.put(new Point(1, 2), "here");
        System.out.println(map.get(new Point(1, 2)) + map.get(new Point(2, 1)));
        record Local(String s) {
            Local {
                s = s.strip();
            }

            static Local of(Object o) {
                return new Local(o.toString());
            }
        }
        Function<Object, Local> make = Local::of;
        System.out.println(make.apply("  x ") + " " + Stream.of(1, 2).map(Local::of).toList());
        enum Level { LOW, HIGH; Level next() { return values()[(ordinal() + 1) % 2]; } }
        interface Named { default String label() { return "named " + this; } }
        record Tagged(Level level) implements Named {
        }
        System.out.println(new Tagged(Level.LOW.next()).label());
        try {
            Point.class.getDeclaredField("x").setInt(p, 9);
        } catch (ReflectiveOperationException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        int day = 3;
        String kind = switch (day) {
            case 1, 7 -> "weekend";
            case 2, 3, 4, 5, 6 -> {
                String t = "week";
                yield t + "day";
            }
            default -> throw new IllegalStateException("day " + day);
        };
        System.out.println(kind + """
                 text block
                   indented \
                joined "quoted" \t\s|
                """);
        Object o = day > 2 ? (Object) 5 : "five";
        System.out.println(o instanceof Integer i && i > 4 ? i + 1 : "no");
    }
}
