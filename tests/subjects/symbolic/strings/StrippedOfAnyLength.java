// expect: safe
// method: check(sym)
public class StrippedOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        if (text.isBlank()) assert !text.startsWith("a");
        if (text.strip().equals("ab")) assert text.length() > 1;
    }
}
