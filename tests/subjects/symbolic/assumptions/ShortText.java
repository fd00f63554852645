// expect: safe
// keys: symbolic.string_length=3
// method: check(sym)
// assumes: string-length
public class ShortText {
    static void check(String s) {
        if (s != null && s.length() > 3) throw new IllegalStateException();
    }
}
