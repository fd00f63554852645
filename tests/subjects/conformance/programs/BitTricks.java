// expect: as java
import java.util.*;

public class BitTricks {
    public static void main(String[] args) {
        for (int i : new int[] {0, 1, -1, 42, Integer.MIN_VALUE, 0x00FF00FF}) {
            System.out.println(Integer.bitCount(i) + " " + Integer.reverse(i) + " " + Integer.highestOneBit(i) + " " + Integer.numberOfTrailingZeros(i)
                    + " " + Integer.rotateLeft(i, 5) + " " + Integer.toUnsignedString(i, 36) + " " + Integer.reverseBytes(i) + " " + Integer.signum(i)
                    + " " + Integer.divideUnsigned(i, 7) + " " + Integer.remainderUnsigned(i, -7) + " " + Integer.compareUnsigned(i, 5) + " " + Integer.parseUnsignedInt(Integer.toUnsignedString(i)));
            long l = (long) i << 17 ^ i;
            System.out.println(Long.toHexString(l) + " " + Long.numberOfLeadingZeros(l) + " " + Long.toUnsignedString(l) + " " + Long.divideUnsigned(l, 10) + " " + Long.hashCode(l) + " " + Long.toString(l, 7));
        }
        BitSet a = new BitSet(), b = BitSet.valueOf(new long[] {0b1011L, 1L << 63});
        a.set(3, 9);
        a.flip(5);
        a.or(b);
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.nextClearBit(3) + " " + a.previousSetBit(100) + " " + Arrays.toString(a.toLongArray()));
        a.andNot(b);
        b.xor(a);
        System.out.println(a + " " + b + " " + a.intersects(b) + " " + b.stream().sum() + " " + a.get(2, 6) + a.equals(a.clone()));
        byte x = (byte) 200;
        short s = (short) 70000;
        char c = (char) -1;
        x >>>= 1;
        s += 1.9;
        c++;
        System.out.println(x + " " + s + " " + (int) c + " " + (x & 0xff) + " " + (byte) 0x1ff + " " + (1 << 33) + " " + (1L << 65) + " " + (-17 >> 2) + " " + (-17 >>> 28) + " " + -17 % 5 + " " + Math.floorMod(-17, 5));
        System.out.println((int) 1e20 + " " + (long) Float.NaN + " " + (char) 65.7 + " " + (byte) 300.5 + " " + (int) -0.9);
        try {
            Math.addExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.multiplyHigh(1L << 62, 8) + " " + Math.floorDiv(-7L, 2) + " " + Math.abs(Integer.MIN_VALUE) + " " + Character.getNumericValue('Ⅷ') + " " + Short.toUnsignedInt((short) -1) + Byte.compareUnsigned((byte) -1, (byte) 1));
    }
}
