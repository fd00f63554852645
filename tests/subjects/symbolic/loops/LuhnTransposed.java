// expect: violated assertion
// method: check(sym#sym)
// witness: [0, 9]
// Two digits exchanged are detected, unless they are 0 and 9.
public class LuhnTransposed {
    static int doubled(int digit) {
        return digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    }

    static void check(int a, int b) {
        if (a < 0 || a > 9 || b < 0 || b > 9 || a == b) return;
        assert (doubled(a) + b) % 10 != (doubled(b) + a) % 10 : a + " and " + b;
    }
}
