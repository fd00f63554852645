// expect: safe
// method: check(sym)
public class SearchOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        int at = text.indexOf('=');
        if (at >= 0) assert text.charAt(at) == '=';
        assert text.lastIndexOf("ab", 4) < 5;
    }
}
