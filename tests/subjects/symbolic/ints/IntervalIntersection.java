// expect: safe
// method: check(sym#sym#sym#sym#sym)
// A point is in the intersection of two intervals exactly if it is in both.
public class IntervalIntersection {
    static final class Interval {
        final int low;
        final int high;

        Interval(int low, int high) {
            this.low = low;
            this.high = high;
        }

        boolean isEmpty() {
            return low > high;
        }

        boolean contains(int x) {
            return low <= x && x <= high;
        }

        Interval intersect(Interval other) {
            return new Interval(Math.max(low, other.low), Math.min(high, other.high));
        }
    }

    static void check(int a, int b, int c, int d, int x) {
        Interval first = new Interval(a, b);
        Interval second = new Interval(c, d);
        Interval both = first.intersect(second);
        assert both.contains(x) == (first.contains(x) && second.contains(x));
        if (first.isEmpty()) assert both.isEmpty();
    }
}
