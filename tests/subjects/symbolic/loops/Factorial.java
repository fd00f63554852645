// expect: violated assertion
// method: check(sym)
// paths: 18 4
// witness: [13]
// The factorials up to 12 fit an int; those of 13 to 16 do not.
public class Factorial {
    static int factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    static long exact(int n) {
        long product = 1;
        for (int i = 2; i <= n; i++) product *= i;
        return product;
    }

    static void check(int n) {
        if (n < 0 || n > 16) return;
        assert factorial(n) == exact(n) : n;
    }
}
