// expect: safe
// method: check(sym)
public class NotANumberGuarded {
    static void check(double x) {
        if (Double.isNaN(x)) {
            assert !(x < 0) && !(x >= 0) && x != x;
        } else {
            assert x < 0 || x >= 0;
            assert x == x;
        }
    }
}
