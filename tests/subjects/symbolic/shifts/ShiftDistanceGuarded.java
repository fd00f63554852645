// expect: safe
// method: check(sym#sym)
public class ShiftDistanceGuarded {
    static int lowBits(int n) {
        return n == 32 ? -1 : (1 << n) - 1;
    }

    static void check(int n, int x) {
        if (n < 0 || n > 32) return;
        int mask = lowBits(n);
        assert (x & mask) == x - (x & ~mask);
        assert n == 0 || (mask & 1) == 1;
        assert n == 32 || mask >= 0;
    }
}
