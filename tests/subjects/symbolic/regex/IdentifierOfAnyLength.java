// expect: safe
// method: check(sym)
public class IdentifierOfAnyLength {
    static void check(String text) {
        if (text == null || !text.matches("[A-Za-z_]\\w*")) return;
        char first = text.charAt(0);
        assert !Character.isDigit(first) && first != ' ';
        assert !text.isEmpty() && !text.startsWith("a-b");
    }
}
