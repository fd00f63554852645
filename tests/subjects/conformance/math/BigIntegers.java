// expect: as java
import java.math.BigInteger;
import java.util.*;

public class BigIntegers {
    static BigInteger factorial(int n) {
        BigInteger r = BigInteger.ONE;
        for (int i = 2; i <= n; i++) {
            r = r.multiply(BigInteger.valueOf(i));
        }
        return r;
    }

    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = new BigInteger("-987654321098765432109876543210"), c = BigInteger.valueOf(97);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + b.divide(a) + " " + b.remainder(a) + " " + b.mod(a) + " " + a.gcd(b) + " " + a.negate() + " " + b.abs() + " " + b.signum());
        System.out.println(Arrays.toString(b.divideAndRemainder(c)) + " " + a.pow(5) + " " + a.modPow(b.abs(), c) + " " + c.modInverse(a) + " " + a.sqrt() + " " + Arrays.toString(a.sqrtAndRemainder()));
        System.out.println(a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(c) + " " + a.shiftLeft(70) + " " + b.shiftRight(35) + " " + b.shiftRight(500) + " " + a.testBit(3) + a.setBit(200).bitLength() + " "
                + a.clearBit(1).flipBit(0) + " " + a.bitCount() + " " + b.bitCount() + " " + a.getLowestSetBit());
        System.out.println(factorial(50) + " " + factorial(200).toString(36) + " " + factorial(300).bitLength() + " " + factorial(100).toString().hashCode());
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.floatValue() + " " + b.byteValue() + " " + factorial(200).doubleValue() + " " + Arrays.toString(b.toByteArray()) + " "
                + new BigInteger(b.toByteArray()).equals(b) + " " + new BigInteger(1, new byte[] {-1, -1}) + " " + new BigInteger("zz", 36) + " " + a.toString(16) + " " + new BigInteger("-80", 16));
        System.out.println(BigInteger.valueOf(2).pow(127).subtract(BigInteger.ONE).isProbablePrime(20) + " " + BigInteger.valueOf(91).isProbablePrime(20) + " " + c.nextProbablePrime() + " "
                + a.compareTo(b) + a.equals(new BigInteger("123456789012345678901234567890")) + " " + a.hashCode() + " " + b.hashCode() + " " + a.max(b).equals(a) + " " + BigInteger.TEN + BigInteger.ZERO.signum());
        for (Runnable r : new Runnable[] {() -> a.divide(BigInteger.ZERO), () -> a.mod(b), () -> a.pow(-1), () -> a.longValueExact(), () -> b.sqrt(), () -> BigInteger.TWO.modInverse(BigInteger.valueOf(4)), () -> new BigInteger("1 2"), () -> new BigInteger("")}) {
            try {
                r.run();
            } catch (ArithmeticException | NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        BigInteger x = new BigInteger("3").pow(2000), y = new BigInteger("7").pow(1500);
        System.out.println(x.multiply(y).toString().hashCode() + " " + x.multiply(x).subtract(y).divide(y.add(x)).toString().hashCode() + " " + x.gcd(y) + " " + x.mod(y).toString().length());
        BigInteger f0 = BigInteger.ZERO, f1 = BigInteger.ONE;
        for (int i = 0; i < 500; i++) {
            BigInteger t = f0.add(f1);
            f0 = f1;
            f1 = t;
        }
        System.out.println(f0);
        System.out.println(new BigInteger(80, new Random(1)) + " " + BigInteger.valueOf(Long.MIN_VALUE).negate() + " " + BigInteger.valueOf(Long.MIN_VALUE).multiply(BigInteger.valueOf(-1)).longValue());
    }
}
