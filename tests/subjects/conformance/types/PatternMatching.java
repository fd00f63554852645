// expect: as java
import java.util.*;

public class PatternMatching {
    record Point(int x, int y) {
    }

    static String describe(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big " + i;
        }
        if (o instanceof Integer i) {
            return "small " + i;
        }
        if (!(o instanceof String s)) {
            if (o instanceof int[] a && a.length > 0) {
                return "array " + a[0];
            }
            if (o instanceof List<?> l && !l.isEmpty() && l.get(0) instanceof Point p && p.x() == p.y()) {
                return "diagonal " + p;
            }
            return "other " + (o == null ? "null" : o.getClass().getSimpleName());
        }
        return "text " + s.length();
    }

    static int count(Object... os) {
        int n = 0;
        for (Object o : os) {
            if (!(o instanceof Character c)) {
                continue;
            }
            n += c;
        }
        return n;
    }

    private final Object field;

    PatternMatching(Object field) {
        this.field = field;
    }

    @Override
    public boolean equals(Object o) {
        return this == o || o instanceof PatternMatching p && Objects.equals(field, p.field);
    }

    @Override
    public int hashCode() {
        return Objects.hash(field);
    }

    static String loop(Iterator<Object> it) {
        Object o = it.next();
        while (!(o instanceof String s)) {
            o = it.next();
        }
        return s;
    }

    public static void main(String[] args) {
        Object[] all = {5, 50, "hello", new int[] {7}, new int[0], List.of(new Point(2, 2)), List.of(new Point(1, 2)), null, 'c', 2.5};
        for (Object o : all) {
            System.out.println(describe(o));
        }
        System.out.println(count('a', 1, 'b', "c", null));
        System.out.println(new PatternMatching("x").equals(new PatternMatching("x")) + " "
                + new PatternMatching(null).equals(new PatternMatching(1)) + " " + new PatternMatching("x").hashCode());
        System.out.println(loop(List.<Object>of(1, 2, "found", 3).iterator()));
        Object o = "ternary";
        System.out.println(o instanceof String s ? s.toUpperCase() : "no");
        Comparable<?> c = 5;
        if (c instanceof Integer i && i instanceof Integer) {
            System.out.println(i + 1);
        }
    }
}
