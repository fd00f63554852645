// expect: violated assertion
// method: check(sym)
// witness: [{"low": 3, "high": 3}]
// The bounds may be equal.
public class RecordNormalizedEqual {
    record Range(long low, long high) {
        Range {
            if (low > high) {
                long other = low;
                low = high;
                high = other;
            }
        }
    }

    static void check(Range range) {
        if (range == null) return;
        assert range.low() < range.high();
    }
}
