// expect: violated assertion
// method: check(sym)
// witness: [-2]
// Negative numbers are neither even nor odd here.
public class MutualRecursion {
    static boolean isEven(int n) {
        return n == 0 || n > 0 && isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n > 0 && isEven(n - 1);
    }

    static void check(int n) {
        if (n < -6 || n > 6) return;
        assert isEven(n) || isOdd(n) || n % 2 != 0 : n;
    }
}
