// expect: as java
/** fcmpl/fcmpg and dcmpl/dcmpg: each comparison with NaN in condition, negated, in a loop, as a value. */
public class NaNComparisons {
    static String f(float a, float b) {
        String s = "";
        if (a < b) s += "<";
        if (a <= b) s += "<=";
        if (a > b) s += ">";
        if (a >= b) s += ">=";
        if (a == b) s += "==";
        if (a != b) s += "!=";
        if (!(a < b)) s += "!<";
        if (!(a <= b)) s += "!<=";
        if (!(a > b)) s += "!>";
        if (!(a >= b)) s += "!>=";
        return s;
    }

    static String d(double a, double b) {
        String s = "";
        if (a < b) s += "<";
        if (a <= b) s += "<=";
        if (a > b) s += ">";
        if (a >= b) s += ">=";
        if (a == b) s += "==";
        if (a != b) s += "!=";
        if (!(a < b)) s += "!<";
        if (!(a <= b)) s += "!<=";
        if (!(a > b)) s += "!>";
        if (!(a >= b)) s += "!>=";
        return s;
    }

    static int loops(double limit) {
        int n = 0;
        for (double x = 0; x < limit; x += 1) {
            n++;
        }
        while (!(n >= limit) && n < 100) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        float[] fs = {0f, -0f, 1f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        for (float a : fs) {
            for (float b : fs) {
                System.out.println(a + " " + b + " " + f(a, b) + " " + d(a, b));
            }
        }
        System.out.println(loops(10) + " " + loops(Double.NaN) + " " + loops(-1));
        System.out.println(Math.max(0.0, -0.0) + " " + Math.min(0.0, -0.0) + " " + Math.max(1, Double.NaN) + " " + Math.min(Float.NaN, 1f));
        boolean b = Double.NaN > 1 ? true : Double.NaN <= 1;
        System.out.println(b + " " + (0.0 / 0.0 != 0.0 / 0.0) + " " + Double.isNaN(Math.sqrt(-1)) + " " + 1 / Math.min(-0.0, 0.0));
        System.out.println(Double.doubleToLongBits(0.0 / 0.0 * -1) + " " + Math.signum(-0.0) + " " + Math.copySign(3, -0.0) + " "
                + Math.abs(-0.0) + " " + (0.0 - 0.0) + " " + (-0.0 - 0.0) + " " + (-0.0 + 0.0) + " " + -0.0 * 1);
    }
}
