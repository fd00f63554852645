// expect: safe
// method: check(sym#sym)
// Two inputs can be one record, and two records can be equal.
public class RecordTwice {
    record Point(int x, int y) {
        Point {
            if (x < y) throw new IllegalArgumentException();
        }
    }

    static void check(Point a, Point b) {
        if (a == null || b == null) return;
        if (a == b) assert a.equals(b);
        if (a.x() == b.x() && a.y() == b.y()) assert a.equals(b) && a.hashCode() == b.hashCode();
        assert a.x() >= b.y() || !a.equals(b);
    }
}
