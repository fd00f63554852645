// expect: violated assertion
// method: check(sym)
// witness: ["1a"]
public class IdentifierDigits {
    static boolean isIdentifier(String text) {
        return text.matches("\\w+");
    }

    static void check(String text) {
        if (text == null || text.length() > 5) return;
        if (isIdentifier(text)) assert !Character.isDigit(text.charAt(0)) : text;
    }
}
