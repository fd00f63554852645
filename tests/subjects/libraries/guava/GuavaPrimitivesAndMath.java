// expect: as java
import com.google.common.math.*;
import com.google.common.primitives.*;
import java.math.*;
import java.util.*;

public class GuavaPrimitivesAndMath {
    public static void main(String[] args) {
        System.out.println(Ints.asList(3, 1, 2) + " " + Ints.max(3, 9, 2) + Ints.contains(new int[] {1}, 1) + Ints.indexOf(new int[] {5, 6}, 6) + Arrays.toString(Ints.concat(new int[] {1}, new int[] {2})) + Ints.join("-", 1, 2) + Ints.tryParse("12x") + Ints.tryParse("-7") + Arrays.toString(Ints.toByteArray(258)) + Ints.fromByteArray(new byte[] {0, 0, 1, 2}) + Ints.saturatedCast(1L << 40)
                + Ints.constrainToRange(50, 1, 10) + Arrays.toString(Ints.toArray(List.of(4, 5))) + Ints.lexicographicalComparator().compare(new int[] {1, 2}, new int[] {1, 3}));
        try {
            Ints.checkedCast(1L << 33);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Longs.hashCode(1L << 32) + " " + Longs.tryParse("99999999999") + Doubles.tryParse("1e3") + Booleans.countTrue(true, false, true) + Chars.fromBytes((byte) 0, (byte) 65) + Shorts.saturatedCast(99999) + UnsignedBytes.toInt((byte) -1) + UnsignedBytes.max((byte) -1, (byte) 1) + Floats.isFinite(1f / 0) + Bytes.indexOf(new byte[] {1, 2, 3}, new byte[] {2, 3}));
        System.out.println(UnsignedInts.toString(-1) + " " + UnsignedInts.divide(-2, 3) + UnsignedLongs.toString(-1L) + " " + UnsignedLongs.remainder(-1, 10) + UnsignedInteger.valueOf(4000000000L).plus(UnsignedInteger.ONE) + UnsignedLong.MAX_VALUE + " " + UnsignedLongs.parseUnsignedLong("18446744073709551615") + ImmutableIntArray.of(1, 2, 3).subArray(1, 3));
        System.out.println(IntMath.gcd(84, 36) + " " + IntMath.factorial(10) + IntMath.binomial(10, 3) + IntMath.isPrime(97) + IntMath.log2(1000, RoundingMode.FLOOR) + IntMath.sqrt(50, RoundingMode.CEILING) + IntMath.divide(7, 2, RoundingMode.HALF_EVEN) + IntMath.mod(-7, 3) + IntMath.pow(3, 5) + IntMath.saturatedMultiply(1 << 20, 1 << 20) + IntMath.isPowerOfTwo(64) + IntMath.mean(-1, 4) + IntMath.ceilingPowerOfTwo(33));
        for (Runnable r : new Runnable[] {() -> IntMath.checkedAdd(Integer.MAX_VALUE, 1), () -> LongMath.checkedPow(10, 19), () -> IntMath.divide(7, 2, RoundingMode.UNNECESSARY), () -> DoubleMath.roundToInt(1e10, RoundingMode.DOWN)}) {
            try {
                r.run();
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(LongMath.gcd(1L << 40, 1L << 30) + " " + LongMath.isPrime(1000000007L) + LongMath.binomial(60, 30) + " " + LongMath.log10(12345, RoundingMode.HALF_UP) + LongMath.sqrt(1L << 61, RoundingMode.FLOOR) + " " + BigIntegerMath.factorial(25) + BigIntegerMath.sqrt(BigInteger.TEN.pow(30), RoundingMode.FLOOR) + " " + BigIntegerMath.log2(BigInteger.TEN, RoundingMode.UP));
        System.out.println(DoubleMath.roundToInt(2.5, RoundingMode.HALF_EVEN) + " " + DoubleMath.isMathematicalInteger(3.0) + DoubleMath.fuzzyEquals(1, 1.05, 0.1) + DoubleMath.factorial(5) + DoubleMath.log2(8, RoundingMode.FLOOR) + " " + Stats.of(1, 2, 3, 4).mean() + Stats.of(1, 2, 3, 4).populationVariance() + Quantiles.median().compute(5, 1, 9) + Quantiles.percentiles().indexes(25, 75).compute(1, 2, 3, 4, 5));
        PairedStatsAccumulator p = new PairedStatsAccumulator();
        for (int i = 0; i < 5; i++) {
            p.add(i, 2 * i + 1);
        }
        System.out.println(p.leastSquaresFit().transform(10) + " " + p.pearsonsCorrelationCoefficient());
    }
}
