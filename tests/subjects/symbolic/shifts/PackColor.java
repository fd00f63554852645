// expect: safe
// method: check(sym#sym#sym#sym)
public class PackColor {
    static int pack(byte alpha, byte red, byte green, byte blue) {
        return (alpha & 0xff) << 24 | (red & 0xff) << 16 | (green & 0xff) << 8 | blue & 0xff;
    }

    static void check(byte alpha, byte red, byte green, byte blue) {
        int color = pack(alpha, red, green, blue);
        assert (byte) (color >> 24) == alpha;
        assert (byte) (color >> 16) == red;
        assert (byte) (color >>> 8) == green;
        assert (byte) color == blue;
    }
}
