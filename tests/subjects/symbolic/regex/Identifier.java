// expect: safe
// method: check(sym)
public class Identifier {
    static boolean isIdentifier(String text) {
        return text.matches("[A-Za-z_][A-Za-z0-9_]*");
    }

    static void check(String text) {
        if (text == null || text.length() > 5) return;
        if (isIdentifier(text)) {
            char first = text.charAt(0);
            assert !(first >= '0' && first <= '9');
            assert text.indexOf(' ') < 0;
        }
    }
}
