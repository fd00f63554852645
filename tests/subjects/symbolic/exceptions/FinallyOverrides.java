// expect: violated assertion
// method: check(sym)
// witness: [13]
// A return in finally swallows the exception.
public class FinallyOverrides {
    @SuppressWarnings("finally")
    static int parse(int code) {
        try {
            if (code == 13) throw new IllegalArgumentException("unlucky");
            return code;
        } finally {
            if (code > 10) return -1;
        }
    }

    static void check(int code) {
        boolean thrown = false;
        try {
            parse(code);
        } catch (IllegalArgumentException e) {
            thrown = true;
        }
        if (code == 13) assert thrown;
    }
}
