// expect: violated assertion
// method: check(sym)
// witness: [{"low": {"x": 1}, "high": {"x": 1}}]
// A record of records: its constructor looks into its arguments, and they have an invariant of their own.
public class RecordNestedEqual {
    record Point(int x) {
        Point {
            if (x < 0) throw new IllegalArgumentException();
        }
    }

    record Segment(Point low, Point high) {
        Segment {
            if (low.x() > high.x()) throw new IllegalArgumentException();
        }
    }

    static void check(Segment segment) {
        if (segment == null) return;
        assert segment.low().x() >= 0 && segment.low().x() < segment.high().x();
    }
}
