// expect: safe
// method: check(sym#sym)
// A copy shares nothing with what it was made of.
public class CopyOnWrite {
    static class Range {
        int low;
        int high;

        Range copy() {
            Range other = new Range();
            other.low = low;
            other.high = high;
            return other;
        }

        @Override
        public boolean equals(Object object) {
            if (!(object instanceof Range)) return false;
            Range other = (Range) object;
            return low == other.low && high == other.high;
        }

        @Override
        public int hashCode() {
            return 31 * low + high;
        }
    }

    static void check(Range range, int value) {
        if (range == null) return;
        Range copy = range.copy();
        assert copy != range && copy.equals(range) && copy.hashCode() == range.hashCode();
        int old = copy.low;
        range.low = value;
        assert copy.low == old;
        assert copy.equals(range) == (old == value);
    }
}
