// expect: safe
// method: check(sym#sym)
// Exponentiation by squaring against repeated multiplication, both wrapping around.
public class Power {
    static int power(int base, int exponent) {
        int result = 1;
        while (exponent > 0) {
            if ((exponent & 1) == 1) result *= base;
            base *= base;
            exponent >>= 1;
        }
        return result;
    }

    static void check(byte base, int exponent) {
        if (base < -3 || base > 3 || exponent < 0 || exponent > 6) return;
        int product = 1;
        for (int i = 0; i < exponent; i++) product *= base;
        assert power(base, exponent) == product;
    }
}
