// expect: as java
public class MathFunctions {
    public static void main(String[] args) {
        double[] xs = {0, -0.0, 0.5, 1, -1, 2.5, -2.5, 10, 100, 1e-10, 1e10, 1e300, Math.PI, -Math.E, Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double x : xs) {
            System.out.println(x + " sqrt " + StrictMath.sqrt(x) + " cbrt " + StrictMath.cbrt(x) + " sin " + StrictMath.sin(x) + " cos " + StrictMath.cos(x) + " tan " + StrictMath.tan(x) + " asin " + StrictMath.asin(x) + " acos " + StrictMath.acos(x)
                    + " atan " + StrictMath.atan(x) + " exp " + StrictMath.exp(x) + " log " + StrictMath.log(x) + " log10 " + StrictMath.log10(x) + " log1p " + StrictMath.log1p(x) + " expm1 " + StrictMath.expm1(x) + " sinh " + StrictMath.sinh(x) + " cosh "
                    + StrictMath.cosh(x) + " tanh " + StrictMath.tanh(x));
            System.out.println("  abs " + Math.abs(x) + " ceil " + Math.ceil(x) + " floor " + Math.floor(x) + " rint " + Math.rint(x) + " round " + Math.round(x) + " " + Math.round((float) x) + " signum " + Math.signum(x) + " ulp " + Math.ulp(x)
                    + " up " + Math.nextUp(x) + " down " + Math.nextDown(x) + " exponent " + Math.getExponent(x) + " scalb " + Math.scalb(x, 3) + " deg " + Math.toDegrees(x) + " rad " + Math.toRadians(x) + " sqrt " + Math.sqrt(x));
            for (double y : new double[] {0, 1, -2, 0.5, 3, Double.NaN, Double.POSITIVE_INFINITY}) {
                System.out.print("  " + StrictMath.pow(x, y) + " " + StrictMath.atan2(x, y) + " " + StrictMath.hypot(x, y) + " " + Math.IEEEremainder(x, y) + " " + Math.max(x, y) + " " + Math.min(x, y) + " " + Math.copySign(x, y) + " "
                        + Math.nextAfter(x, y) + " " + Math.fma(x, y, 1.0));
            }
            System.out.println();
        }
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-5L) + " " + Math.max(-0f, 0f) + " " + Math.floorDiv(-7L, 2) + " " + Math.floorMod(-7, 3) + " " + Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " "
                + Math.addExact(1L, 2L) + " " + Math.multiplyFull(Integer.MAX_VALUE, 2) + " " + Math.absExact(-3) + " " + Math.fma(1.1f, 2.2f, 3.3f) + " " + Math.getExponent(1e-40f) + " " + Math.ulp(1f));
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.pow(2, 10) + " " + Math.sqrt(2) + " " + Math.floorMod(7L, -3));
    }
}
