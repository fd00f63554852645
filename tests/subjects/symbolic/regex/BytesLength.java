// expect: safe
// method: check(sym)
public class BytesLength {
    static void check(String text) {
        if (text == null) return;
        if (!text.matches("(?:[0-9a-f]{2}:){2,3}[0-9a-f]{2}?")) return;
        assert text.length() == 8 || text.length() == 11;
        assert text.charAt(2) == ':' && text.charAt(5) == ':' && text.lastIndexOf(':') == text.length() - 3;
    }
}
