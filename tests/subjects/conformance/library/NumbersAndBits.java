// expect: as java
import java.util.*;
import java.util.random.*;

public class NumbersAndBits {
    interface Action {
        Object run();
    }

    static void attempt(Action a) {
        try {
            System.out.println(a.run());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"12", "-0", "+7", "", "0x1F", "2147483648", "1_000", " 5", "\u0661\u0662", "1e3", "Infinity", "-NaN", "0x1p-3", "1f", "1L"}) {
            StringBuilder line = new StringBuilder("[" + s + "] ");
            try {
                line.append(Integer.parseInt(s));
            } catch (NumberFormatException e) {
                line.append(e.getMessage());
            }
            try {
                line.append(" ").append(Integer.decode(s));
            } catch (NumberFormatException e) {
                line.append(" -");
            }
            try {
                line.append(" ").append(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                line.append(" ").append(e.getMessage());
            }
            System.out.println(line);
        }
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt(() -> Math.multiplyExact(1L << 40, 1L << 40));
        attempt(() -> Math.floorMod(-7, 3) + " " + -7 % 3 + " " + Math.floorDiv(-7, 3) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.negateExact(5));
        attempt(() -> Math.round(-2.5) + " " + Math.round(0.49999999999999994) + " " + Math.rint(2.5) + " " + Math.ceil(-0.2) + " " + Math.signum(-3f) + " " + Math.ulp(1.0) + " " + Math.nextUp(1f) + " " + Math.fma(2.0, 3.0, 1.0));
        attempt(() -> Math.pow(0, 0) + " " + Math.sqrt(-1) + " " + Math.cbrt(27) + " " + Math.hypot(3, 4) + " " + Math.atan2(-0.0, -1) + " " + Math.IEEEremainder(5, 3) + " " + Math.scalb(1.5, 4) + " " + Math.getExponent(1e10));
        attempt(() -> (int) Double.NaN + " " + (long) 1e30 + " " + (byte) 300 + " " + (char) -1 % 10 + " " + (int) 3.99e9f + " " + (short) 1e5 + " " + 1.0 / 0 + " " + 0.1f + " " + (0.1f == 0.1) + " " + 100 * 1.1);
        attempt(() -> Integer.toString(-255, 16) + " " + Integer.toUnsignedString(-1) + " " + Integer.parseUnsignedInt("4294967295") + " " + Long.toHexString(-1L) + " " + Integer.toBinaryString(10) + " " + Long.parseLong("zz", 36) + " " + Integer.divideUnsigned(-1, 2) + " " + Long.remainderUnsigned(-1, 10) + " " + Integer.compareUnsigned(1, -1));
        attempt(() -> Integer.bitCount(255) + " " + Integer.reverse(1) + " " + Integer.rotateLeft(0x80000001, 4) + " " + Long.numberOfTrailingZeros(64) + " " + Integer.highestOneBit(100) + " " + Integer.reverseBytes(1) + " " + Integer.numberOfLeadingZeros(0) + " " + (1 << 33) + " " + (1L << 65) + " " + (-1 >>> 28) + " " + (-1 >> 31));
        attempt(() -> Double.toHexString(0.1) + " " + Double.doubleToLongBits(-0.0) + " " + Float.intBitsToFloat(0x7fc00001) + " " + Double.MIN_VALUE + " " + Float.MAX_VALUE + " " + 1e16 + " " + 1.0E-5 + " " + 123456789.0f + " " + 2e-3 + " " + 9007199254740993.0);
        attempt(() -> Double.compare(-0.0, 0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + (Double.NaN == Double.NaN) + " " + Double.MIN_NORMAL / 2 + " " + Float.compare(1, Float.NaN) + " " + Double.isFinite(1 / 0.0) + " " + Math.min(-0.0, 0.0) + Math.max(Double.NaN, 1));
        attempt(() -> Integer.valueOf(127) == Integer.valueOf(127) ? "cached" : "not");
        attempt(() -> Character.getNumericValue('\u2167') + " " + Character.digit('f', 16) + Character.forDigit(11, 16) + " " + Character.isLetter('\u00e9') + Character.isJavaIdentifierStart('$') + " " + Character.getType('A') + Character.toChars(0x1F600).length + Character.isSurrogate('\ud800') + Character.toTitleCase('\u01c6') + Character.UnicodeBlock.of('\u03b1') + " " + Character.getName('a') + Character.isWhitespace('\u00a0') + Character.reverseBytes('\u0102'));
        Random r = new Random(42);
        attempt(() -> r.nextInt(100) + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextGaussian() + " " + r.nextBoolean() + " " + r.ints(3, 0, 10).boxed().toList() + r.nextInt(5, 8) + " " + new SplittableRandom(1).nextInt(50) + " " + RandomGenerator.of("L64X128MixRandom").getClass().getSimpleName());
        attempt(() -> r.nextInt(0));
        attempt(() -> Objects.hash(1, "a", null) + " " + Arrays.hashCode(new long[] {1L << 33}) + " " + Boolean.hashCode(true) + " " + Double.hashCode(1.5) + " " + "hash".hashCode() + " " + List.of(1, 2).hashCode() + " " + Map.of("k", "v").hashCode() + " " + Character.hashCode('c') + Long.hashCode(-1));
        int x = 5;
        x += 3.7;
        x <<= 33;
        byte b = (byte) 200;
        b >>>= 1;
        char c = 'a';
        c += 1;
        short s = (short) (b * c);
        long big = Integer.MAX_VALUE + 1;
        int i = 0;
        i = i++ + ++i + i--;
        int[] a = {1, 2, 3};
        int k = 0;
        a[k++] = a[k] + k++;
        System.out.println(x + " " + b + " " + c + " " + s + " " + big + " " + i + " " + Arrays.toString(a) + k + (char) (c + 1) + (c + 1) + 'a' + 1 + (int) 'a' + 07 + 0b11 + 1_0 + .5f + 0x.8p1);
    }
}
