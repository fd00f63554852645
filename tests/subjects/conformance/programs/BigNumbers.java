// expect: as java
import java.math.*;
import java.util.*;

public class BigNumbers {
    static BigInteger fibonacci(int n) {
        BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
        for (int i = 0; i < n; i++) {
            BigInteger c = a.add(b);
            a = b;
            b = c;
        }
        return a;
    }

    public static void main(String[] args) {
        BigInteger f = fibonacci(300);
        System.out.println(f + " " + f.bitLength() + " " + f.mod(BigInteger.valueOf(97)) + " " + f.isProbablePrime(10) + " " + f.toString(36));
        System.out.println(BigInteger.TWO.pow(200).subtract(BigInteger.ONE).gcd(BigInteger.valueOf(3).pow(50)) + " " + f.modPow(f, BigInteger.valueOf(1000007)) + " " + BigInteger.valueOf(17).modInverse(BigInteger.valueOf(3120)));
        BigInteger[] parts = f.negate().divideAndRemainder(BigInteger.valueOf(123456789));
        System.out.println(parts[0] + " " + parts[1] + " " + f.sqrt() + " " + f.shiftRight(100) + " " + f.not().and(BigInteger.valueOf(0xFFFF)) + " " + f.testBit(5) + f.getLowestSetBit());
        System.out.println(new BigInteger("-ff", 16) + " " + Arrays.toString(BigInteger.valueOf(-129).toByteArray()) + " " + new BigInteger(1, new byte[] {-1, -1}) + " " + f.longValue() + " " + f.doubleValue());
        BigDecimal d = new BigDecimal("123.4500"), e = new BigDecimal("-0.007");
        System.out.println(d.add(e) + " " + d.multiply(e) + " " + d.divide(e, 5, RoundingMode.HALF_EVEN) + " " + d.stripTrailingZeros() + " " + d.scale() + d.precision() + " " + d.remainder(e) + " " + d.pow(3) + " " + e.negate().movePointRight(5));
        for (RoundingMode mode : RoundingMode.values())
            if (mode != RoundingMode.UNNECESSARY) System.out.print(new BigDecimal("-2.5").setScale(0, mode) + " " + new BigDecimal("1.15").setScale(1, mode) + "; ");
        System.out.println();
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("1E+3").toPlainString() + " " + new BigDecimal("1000").round(new MathContext(2)) + " " + new BigDecimal("12345E-10").toEngineeringString());
        System.out.println(d.equals(new BigDecimal("123.45")) + " " + d.compareTo(new BigDecimal("123.45")) + " " + d.hashCode() + " " + BigDecimal.TEN.divide(new BigDecimal(3), MathContext.DECIMAL64) + " " + new BigDecimal(2).sqrt(MathContext.DECIMAL32));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException x) {
            System.out.println(x.getMessage());
        }
        try {
            d.setScale(1, RoundingMode.UNNECESSARY);
        } catch (ArithmeticException x) {
            System.out.println(x.getMessage());
        }
        try {
            f.intValueExact();
        } catch (ArithmeticException x) {
            System.out.println(x.getMessage());
        }
        try {
            new BigDecimal("1.2.3");
        } catch (NumberFormatException x) {
            System.out.println(x.getMessage());
        }
    }
}
