// expect: unknown
// jvm-errors: java.lang.AssertionError
// method: check(sym#sym)
// keys: symbolic.string_length=3
// Two inputs may be the same string; which object a string is, is not followed.
public class SameText {
    static void check(String first, String second) {
        if (first == null || second == null) return;
        assert first != second;
    }
}
