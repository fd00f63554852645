// expect: safe
// method: check(sym#sym)
public class BuilderOfAnyLengthEdits {
    static void check(String text, int at) {
        if (text == null || at < 0 || at >= text.length()) return;
        StringBuilder builder = new StringBuilder(text);
        builder.insert(at, "--").deleteCharAt(0).setCharAt(0, 'x');
        assert builder.length() == text.length() + 1;
        assert builder.charAt(0) == 'x';
        builder.setLength(1);
        assert builder.toString().equals("x");
    }
}
