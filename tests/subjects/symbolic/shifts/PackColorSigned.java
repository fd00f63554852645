// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [0, 0, -1]
// A byte is widened with its sign: a negative one overwrites what lies above.
public class PackColorSigned {
    static int pack(byte red, byte green, byte blue) {
        return red << 16 | green << 8 | blue;
    }

    static void check(byte red, byte green, byte blue) {
        assert (byte) (pack(red, green, blue) >> 16) == red;
    }
}
