// expect: safe
// method: check(sym#sym)
public class SearchOfAnyLength {
    static void check(String text, String part) {
        if (text == null || part == null) return;
        int at = text.indexOf('=');
        if (at >= 0) assert text.charAt(at) == '=';
        if (text.contains(part)) assert text.length() >= part.length();
        assert text.lastIndexOf("ab", 4) < 5;
    }
}
