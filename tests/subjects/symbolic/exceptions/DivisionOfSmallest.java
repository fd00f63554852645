// expect: violated assertion
// method: check(sym#sym)
// witness: [-2147483648, -1]
// The smallest int divided by -1 is itself, without an exception.
public class DivisionOfSmallest {
    static void check(int a, int b) {
        if (b == 0 || a >= 0 || b >= 0) return;
        assert a / b >= 0;
    }
}
