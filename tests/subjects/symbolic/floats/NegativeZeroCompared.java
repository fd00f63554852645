// expect: safe
// method: check(sym)
public class NegativeZeroCompared {
    static void check(double x) {
        if (x == 0.0) {
            boolean positive = 1 / x > 0;
            assert positive == (Double.compare(x, 0.0) == 0);
            assert positive == (Double.doubleToRawLongBits(x) == 0L);
        }
    }
}
