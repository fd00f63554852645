// expect: safe
// method: check(sym)
public class NotAnAOfOneCodePoint {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("[^a]")) {
            assert text.length() == 1 || text.length() == 2 && Character.isSurrogatePair(text.charAt(0), text.charAt(1));
            assert text.codePointAt(0) != 'a' && !text.endsWith("a");
        } else if (text.length() == 1) {
            assert text.equals("a");
        }
        if (text.matches("..") && text.length() == 2) assert !Character.isSurrogatePair(text.charAt(0), text.charAt(1));
    }
}
