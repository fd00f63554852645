// expect: as java
import java.util.*;
import org.apache.commons.math3.complex.*;
import org.apache.commons.math3.fraction.*;
import org.apache.commons.math3.primes.Primes;
import org.apache.commons.math3.util.*;

public class MathNumbers {
    public static void main(String[] args) {
        Complex a = new Complex(3, -4), b = new Complex(0.5, 2);
        System.out.println(a.add(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.abs() + " " + a.conjugate() + " " + a.negate() + " " + a.reciprocal() + " " + Complex.I.multiply(Complex.I) + " " + a.equals(new Complex(3, -4)) + " " + a.hashCode() + " " + Complex.NaN.isNaN() + a.divide(Complex.ZERO));
        System.out.printf("%.9f %.9f %.9f %d%n", a.sqrt().getReal(), a.exp().getImaginary(), a.log().getReal(), a.nthRoot(3).size());
        Fraction f = new Fraction(6, -8);
        System.out.println(f + " " + f.add(Fraction.ONE_HALF) + " " + f.multiply(3) + " " + f.divide(new Fraction(2, 3)) + " " + new Fraction(0.375) + " " + new Fraction(Math.PI, 1e-5, 100) + " " + f.doubleValue() + " " + f.compareTo(Fraction.ZERO) + " " + f.percentageValue() + " " + new FractionFormat(java.text.NumberFormat.getIntegerInstance(Locale.US)).format(f));
        BigFraction bf = new BigFraction(1, 3).pow(40).add(BigFraction.ONE);
        System.out.println(bf + " " + bf.bigDecimalValue(20, 4) + " " + bf.reduce().getDenominatorAsLong());
        System.out.println(Primes.isPrime(1000003) + " " + Primes.nextPrime(100) + " " + Primes.primeFactors(360360) + " " + ArithmeticUtils.gcd(84, 36) + " " + ArithmeticUtils.lcm(21, 6) + " " + CombinatoricsUtils.binomialCoefficient(30, 12) + " " + CombinatoricsUtils.factorial(20) + " " + CombinatoricsUtils.stirlingS2(6, 3) + " "
                + ArithmeticUtils.pow(3L, 30) + " " + ArithmeticUtils.isPowerOfTwo(64));
        try {
            CombinatoricsUtils.factorial(21);
        } catch (org.apache.commons.math3.exception.MathArithmeticException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder combos = new StringBuilder();
        for (int[] c : new Combinations(4, 2)) {
            combos.append(Arrays.toString(c));
        }
        System.out.println(combos + " " + MathUtils.normalizeAngle(10, 0) + " " + MathUtils.reduce(7.5, 2, 0) + " " + Precision.round(2.345, 2) + " " + Precision.equals(1.0, 1.0 + 1e-16) + " " + Precision.compareTo(1, 1.05, 0.1) + " " + new ContinuedFractionUse().evaluate(1, 100));
        System.out.println(FastMath.sin(1) + " " + FastMath.cos(2) + " " + FastMath.exp(3.5) + " " + FastMath.log(7) + " " + FastMath.pow(2.5, 3.5) + " " + FastMath.atan2(1, -2) + " " + FastMath.cbrt(10) + " " + FastMath.sinh(1.1) + " " + FastMath.hypot(3, 4) + " " + FastMath.log10(1000) + " " + FastMath.tan(1e10));
        System.out.println(new Quaternion(1, 2, 3, 4).multiply(new Quaternion(0.5, -1, 0, 2)) + " " + new ComplexFormat(java.text.NumberFormat.getInstance(Locale.US)).format(a) + " " + ComplexUtils.polar2Complex(1, 0) + " " + MathArrays.distance(new double[] {0, 3}, new double[] {4, 0}) + " " + Arrays.toString(MathArrays.convolve(new double[] {1, 2}, new double[] {3, 4}))
                + MathArrays.isMonotonic(new double[] {1, 2, 3}, MathArrays.OrderDirection.INCREASING, true) + MathArrays.linearCombination(1e16, 1, -1e16, 1, 1, 1));
    }

    static class ContinuedFractionUse extends ContinuedFraction {
        @Override
        protected double getA(int n, double x) {
            return 1;
        }

        @Override
        protected double getB(int n, double x) {
            return 1;
        }
    }
}
