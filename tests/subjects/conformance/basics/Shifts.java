// expect: as java
public class Shifts {
    public static void main(String[] args) {
        int i = 0x80000001;
        long l = 0x8000000000000001L;
        for (int s = -70; s <= 70; s += 7) {
            System.out.println(s + ": " + (i << s) + " " + (i >> s) + " " + (i >>> s) + " " + (l << s) + " " + (l >> s) + " "
                    + (l >>> s));
        }
        byte b = (byte) 0x90;
        System.out.println((b >> 2) + " " + (b >>> 2) + " " + ((b & 0xFF) >>> 2));
        b >>>= 2;
        System.out.println(b);
        b = -128;
        b >>= 1;
        System.out.println(b);
        short sh = (short) 0x8000;
        sh >>>= 4;
        System.out.println(sh);
        char c = 0xFFFF;
        c >>= 3;
        System.out.println((int) c);
        c <<= 5;
        System.out.println((int) c);
        i <<= 33L;
        System.out.println(i);
        int hash = 17;
        for (int n = 0; n < 20; n++) {
            hash = (hash << 5) - hash + n;
            hash ^= hash >>> 13;
        }
        System.out.println(hash);
        System.out.println(Integer.rotateLeft(0x12345678, 12) + " " + Integer.rotateRight(0x12345678, 40));
        System.out.println(Long.rotateLeft(0x123456789ABCDEFL, 70) + " " + Long.reverse(1) + " " + Integer.reverseBytes(1));
        System.out.println(Integer.bitCount(-1) + " " + Long.bitCount(0x5555L) + " " + Integer.highestOneBit(1000) + " "
                + Integer.lowestOneBit(1000) + " " + Integer.numberOfLeadingZeros(1) + " " + Long.numberOfTrailingZeros(8));
    }
}
