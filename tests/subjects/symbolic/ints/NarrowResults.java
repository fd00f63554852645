// expect: violated uncaught java.lang.IllegalStateException
// method: check(sym#sym#sym#sym)
// witness: [true, -77, 54321, -12345]
// Results of small types keep what is known of them on their way through a method.
public class NarrowResults {
    static boolean same(boolean flag) {
        return flag;
    }

    static byte same(byte value) {
        return value;
    }

    static char same(char value) {
        return value;
    }

    static short same(short value) {
        return value;
    }

    static void check(boolean flag, byte b, char c, short s) {
        if (same(flag) && same(b) == -77 && same(c) == 54321 && same(s) == -12345) throw new IllegalStateException();
    }
}
