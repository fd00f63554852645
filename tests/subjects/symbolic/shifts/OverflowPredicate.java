// expect: safe
// method: check(sym#sym)
public class OverflowPredicate {
    static boolean overflows(int a, int b) {
        int sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0;
    }

    static void check(int a, int b) {
        long exact = (long) a + b;
        assert overflows(a, b) == (exact != (int) exact);
        try {
            int sum = Math.addExact(a, b);
            assert sum == exact;
        } catch (ArithmeticException e) {
            assert overflows(a, b);
        }
    }
}
