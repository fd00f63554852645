// expect: safe
// method: check(sym)
public class FactorialSmall {
    static int factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    static void check(int n) {
        if (n < 0 || n > 8) return;
        int result = factorial(n);
        assert result >= 1 && result <= 40320;
        assert n < 2 || result % n == 0;
    }
}
