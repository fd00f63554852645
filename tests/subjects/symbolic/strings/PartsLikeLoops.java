// expect: safe
// method: check(sym#sym#sym#sym)
// keys: symbolic.string_length=2
public class PartsLikeLoops {
    static char charOf(String a, String b, int at) {
        if (at < a.length()) return a.charAt(at);
        return at == a.length() ? '-' : b.charAt(at - a.length() - 1);
    }

    static void check(String a, String b, int begin, int end) {
        if (a == null || b == null) return;
        if (b.length() > 1) return;
        String both = a + "-" + b;
        assert both.length() == a.length() + 1 + b.length();
        for (int i = 0; i < both.length(); i++) assert both.charAt(i) == charOf(a, b, i);
        assert a.concat(b).length() == both.length() - 1;
        if (begin < 0 || begin > 1 || end < begin || end > both.length()) return;
        String part = both.substring(begin, end);
        assert part.length() == end - begin;
        for (int i = 0; i < part.length(); i++) assert part.charAt(i) == charOf(a, b, begin + i);
    }
}
