// expect: safe
// method: check(sym)
public class PathOfAnyLength {
    static void check(String text) {
        if (text == null || !text.matches("(?:[a-z]+/)+[a-z]*(?:\\.txt)?")) return;
        assert text.contains("/") && !text.startsWith("/");
        assert text.indexOf('/', 0) == text.indexOf("/");
    }
}
