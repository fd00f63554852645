// expect: safe
// method: check(sym#sym#sym)
// keys: symbolic.string_length=3
public class SearchTextLikeLoops {
    static boolean standsAt(String text, int at, String part) {
        if (at < 0 || at + part.length() > text.length()) return false;
        for (int i = 0; i < part.length(); i++)
            if (text.charAt(at + i) != part.charAt(i)) return false;
        return true;
    }

    static int first(String text, String part) {
        for (int i = 0; i <= text.length(); i++)
            if (standsAt(text, i, part)) return i;
        return -1;
    }

    static int last(String text, String part) {
        for (int i = text.length(); i >= 0; i--)
            if (standsAt(text, i, part)) return i;
        return -1;
    }

    static void check(String text, char second, int at) {
        if (text == null || at < -2 || at > 4) return;
        String part = "a" + second;
        assert text.indexOf(part) == first(text, part);
        assert text.lastIndexOf(part) == last(text, part);
        assert text.contains(part) == (first(text, part) >= 0);
        assert text.startsWith(part, at) == standsAt(text, at, part);
        assert text.endsWith(part) == standsAt(text, text.length() - 2, part);
        assert text.indexOf("") == 0 && text.lastIndexOf("") == text.length();
    }
}
