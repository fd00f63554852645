// expect: safe
// method: check(sym)
public class BuilderOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        StringBuilder builder = new StringBuilder(text);
        builder.append('-').append(7).append(true);
        assert builder.length() == text.length() + 6;
        String result = builder.toString();
        assert result.endsWith("-7true");
        if (result.startsWith("ab")) assert text.length() > 0;
    }
}
