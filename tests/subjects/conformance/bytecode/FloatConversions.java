// expect: as java
public class FloatConversions {
    public static void main(String[] args) {
        float[] floats = {0f, -0f, 0.5f, -0.9f, 1.9999999f, 2147483520f, 2147483648f, -2147483648f, -2147483904f, 9.2233714e18f,
            9.223372e18f, 1e38f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 1.4e-45f, 65535.9f, 200.7f};
        for (float f : floats) {
            double d = f;
            System.out.println(f + " i" + (int) f + " l" + (long) f + " b" + (byte) f + " s" + (short) f + " c" + (int) (char) f
                    + " d" + d + " di" + (int) d + " dl" + (long) d);
        }
        double[] doubles = {2147483647.9, -2147483648.9, 9.223372036854775E18, 1e-320, 3.4028235677973366E38, 1.401298464324817E-45,
            7.0e-46, 16777217, 0.1};
        for (double d : doubles) {
            System.out.println(d + " i" + (int) d + " l" + (long) d + " f" + (float) d);
        }
        long[] longs = {0, 1L << 53, (1L << 53) + 1, (1L << 24) + 1, Long.MAX_VALUE, Long.MIN_VALUE, 0x7fffffbfffffffffL,
            1234567890123456789L};
        for (long l : longs) {
            System.out.println(l + " f" + (float) l + " d" + (double) l + " fi" + (int) (float) l + " back " + (long) (double) l);
        }
        int[] ints = {0, 16777217, Integer.MAX_VALUE, Integer.MIN_VALUE, -16777219};
        for (int i : ints) {
            System.out.println(i + " f" + (float) i + " d" + (double) i + " back " + (int) (float) i);
        }
        System.out.println(Float.intBitsToFloat(0x7fc00001) + " " + Integer.toHexString(Float.floatToIntBits(Float.intBitsToFloat(0x7fc00001)))
                + " " + Integer.toHexString(Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc00001))));
        System.out.println(Double.longBitsToDouble(1L) + " " + Float.intBitsToFloat(0x00800000));
        System.out.println(Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(1e30)
                + " " + Math.round(Float.NaN) + " " + Math.rint(2.5) + " " + Math.rint(3.5) + " " + Math.floor(-0.5) + " "
                + Math.ceil(-0.5));
    }
}
