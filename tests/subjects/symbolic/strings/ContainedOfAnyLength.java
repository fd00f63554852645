// expect: safe
// method: check(sym#sym)
public class ContainedOfAnyLength {
    static void check(String text, String part) {
        if (text == null || part == null) return;
        if (text.contains(part)) assert text.length() >= part.length();
    }
}
