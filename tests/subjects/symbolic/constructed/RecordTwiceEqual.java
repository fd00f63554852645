// expect: violated assertion
// method: check(sym#sym)
// witness: [{"x": 1, "y": 1}, {"x": 1, "y": 1}]
// Equal, and not the same.
public class RecordTwiceEqual {
    record Point(int x, int y) {}

    static void check(Point a, Point b) {
        if (a == null || b == null || a == b) return;
        assert !a.equals(b);
    }
}
