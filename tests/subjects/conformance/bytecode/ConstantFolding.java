// expect: as java
public class ConstantFolding {
    static final int I = 1 << 31 >> 3 >>> 1;
    static final long L = 1L << 63 | 0xFF & ~3;
    static final double D = 1.0 / 3 * 3 == 1.0 ? 0.1 + 0.2 : Double.NaN;
    static final float F = (float) 1e40;
    static final boolean B = I > 5 && L < 0 || D != D;
    static final String S = "I=" + (1 + 2) + 'c' + 1.0f + (char) 65 + (byte) 300 + null + true;
    static final char C = 'a' + 1;
    static final int INT_OVERFLOW = Integer.MAX_VALUE * 2 + 5;
    static final int MIN_DIV = Integer.MIN_VALUE / -1;
    static final long CAST = (long) 1e30;
    static final int CAST2 = (int) Float.NaN;
    static final int CAST3 = (int) -1e30f;
    static final byte CAST4 = (byte) 1e10;

    static int dynamic(int a, int b) {
        return a << b >> 3 >>> 1;
    }

    public static void main(String[] args) {
        System.out.println(I + " " + dynamic(1, 31));
        System.out.println(L + " " + D + " " + F + " " + B);
        System.out.println(S + " " + C);
        System.out.println(INT_OVERFLOW + " " + MIN_DIV + " " + CAST + " " + CAST2 + " " + CAST3 + " " + CAST4);
        int max = Integer.MAX_VALUE;
        double big = 1e30, nan = Float.NaN;
        System.out.println((max * 2 + 5 == INT_OVERFLOW) + " " + ((long) big == CAST) + " " + ((int) nan == CAST2));
        if (B) {
            System.out.println("folded branch");
        }
        final int local = 10;
        switch (args.length + 11) {
            case local + 1:
                System.out.println("eleven");
                break;
            case local * 2:
                System.out.println("twenty");
        }
        System.out.println(5 / 2 * 2.0 + " " + 5 / 2.0 * 2 + " " + 1 / 2 + 1 % 2 + " " + (0.1f == 0.1) + " " + (0.5f == 0.5));
    }
}
