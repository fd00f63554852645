// expect: safe
// method: check(sym#sym)
public class GreatestDivisor {
    static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    static void check(int a, int b) {
        if (a < 1 || a > 12 || b < 1 || b > 12) return;
        int d = divisor(a, b);
        assert d >= 1 && a % d == 0 && b % d == 0;
        assert d == divisor(b, a);
    }
}
