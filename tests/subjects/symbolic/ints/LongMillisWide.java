// expect: safe
// method: check(sym#sym)
public class LongMillisWide {
    static long toMillis(int days) {
        return days * 24L * 60 * 60 * 1000;
    }

    static void check(int days, int later) {
        if (days < 0 || later < days) return;
        assert toMillis(days) >= 0;
        assert toMillis(days) <= toMillis(later);
        assert toMillis(days) / 86_400_000L == days;
    }
}
