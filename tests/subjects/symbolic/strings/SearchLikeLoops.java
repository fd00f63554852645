// expect: safe
// method: check(sym#sym#sym)
// keys: symbolic.string_length=3
// What the methods of String say is what loops say.
public class SearchLikeLoops {
    static int first(String text, char c, int from) {
        for (int i = Math.max(from, 0); i < text.length(); i++)
            if (text.charAt(i) == c) return i;
        return -1;
    }

    static int last(String text, char c, int from) {
        for (int i = Math.min(from, text.length() - 1); i >= 0; i--)
            if (text.charAt(i) == c) return i;
        return -1;
    }

    static void check(String text, int from, boolean wide) {
        if (text == null) return;
        char c = wide ? '\u20ac' : 'b';
        assert text.indexOf(c, from) == first(text, c, from);
        assert text.lastIndexOf(c, from) == last(text, c, from);
        assert text.indexOf(c) == first(text, c, 0);
        assert text.lastIndexOf(c) == last(text, c, 3);
    }
}
