// expect: safe
// method: check(sym#sym)
public class LargerOfTwoNumbers {
    static double larger(double a, double b) {
        if (a != a || b != b) return Double.NaN;
        return a > b ? a : b;
    }

    static void check(double a, double b) {
        double result = larger(a, b);
        if (Double.isNaN(a) || Double.isNaN(b)) assert Double.isNaN(result);
        else assert result >= a && result >= b && (result == a || result == b);
    }
}
