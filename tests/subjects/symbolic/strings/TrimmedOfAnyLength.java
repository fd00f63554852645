// expect: safe
// method: check(sym)
public class TrimmedOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        String trimmed = text.trim();
        assert trimmed.length() <= text.length();
        if (trimmed.equals("ab")) assert text.length() >= 2;
    }
}
