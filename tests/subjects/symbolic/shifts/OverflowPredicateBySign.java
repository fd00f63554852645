// expect: violated assertion
// method: check(sym#sym)
// witness: [-2147483648, -2147483648]
// The sum of two negative numbers can be 0.
public class OverflowPredicateBySign {
    static boolean overflows(int a, int b) {
        int sum = a + b;
        return a > 0 && b > 0 && sum < 0 || a < 0 && b < 0 && sum > 0;
    }

    static void check(int a, int b) {
        long exact = (long) a + b;
        assert overflows(a, b) == (exact != (int) exact);
    }
}
