// expect: violated assertion
// method: check(sym)
// witness: [25]
// Days to milliseconds: the product is computed in ints and widened after that.
public class LongMillis {
    static long toMillis(int days) {
        return days * 24 * 60 * 60 * 1000;
    }

    static void check(int days) {
        if (days < 0 || days > 365) return;
        assert toMillis(days) >= 0 : days;
    }
}
