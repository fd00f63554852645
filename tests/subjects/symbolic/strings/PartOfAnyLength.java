// expect: safe
// method: check(sym#sym#sym)
public class PartOfAnyLength {
    static void check(String text, int from, int to) {
        if (text == null || from < 0 || to < from || to > text.length()) return;
        String part = text.substring(from, to);
        assert part.length() == to - from;
        if (part.equals("ab")) assert text.charAt(from) == 'a';
    }
}
