// expect: safe
// method: check(sym)
// A text that is stored as UTF-16 has a char beyond Latin-1, also where it is none of the first ones.
public class WideCharFarBehind {
    static void check(String text) {
        if (text == null || text.length() != 18) return;
        assert new String(text.toCharArray()).equals(text);
    }
}
