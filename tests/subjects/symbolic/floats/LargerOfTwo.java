// expect: violated assertion
// method: check(sym#sym)
// witness: ["NaN", 1.0]
// A maximum by comparison forgets that NaN compares to nothing.
public class LargerOfTwo {
    static double larger(double a, double b) {
        return a > b ? a : b;
    }

    static void check(double a, double b) {
        double result = larger(a, b);
        assert result >= a && result >= b;
    }
}
