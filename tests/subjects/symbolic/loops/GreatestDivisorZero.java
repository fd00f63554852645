// expect: violated uncaught java.lang.ArithmeticException
// method: reduce(sym#sym)
// witness: [0, 0]
// The fraction 0/0 is divided by the greatest common divisor of 0 and 0.
public class GreatestDivisorZero {
    static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    static int reduce(int numerator, int denominator) {
        if (numerator < 0 || numerator > 20 || denominator < 0 || denominator > 20) return 0;
        return numerator / divisor(numerator, denominator);
    }
}
