// expect: safe
// method: check(sym)
public class BuilderEdits {
    static void check(String text) {
        if (text == null || text.length() < 2 || text.length() > 4) return;
        StringBuilder builder = new StringBuilder(text);
        builder.insert(1, '-').setCharAt(0, 'x');
        builder.append(7).deleteCharAt(builder.length() - 2);
        String result = builder.toString();
        assert result.length() == text.length() + 1;
        assert result.startsWith("x-") && result.endsWith("7");
        assert builder.reverse().charAt(0) == '7';
    }
}
