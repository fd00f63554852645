// expect: safe
// method: check(sym#sym)
// The constructor brings its arguments into order, and computes with a long.
public class RecordNormalized {
    record Range(long low, long high, String name) {
        Range {
            if (low > high) {
                long other = low;
                low = high;
                high = other;
            }
            name = name == null ? "" : name.trim();
        }
    }

    static void check(Range range, long at) {
        if (range == null) return;
        assert range.low() <= range.high();
        assert range.name() != null;
        if (at < range.low()) assert at < range.high();
    }
}
