// expect: safe
// method: check(sym#sym)
// keys: symbolic.string_length=2
public class CaseLikeLoops {
    static boolean matches(String a, String b) {
        if (a.length() != b.length()) return false;
        for (int i = 0; i < a.length(); i++) {
            char c = a.charAt(i), d = b.charAt(i);
            if (c == d) continue;
            if (c < 'A' || d < 'A' || c > 'z' || d > 'z' || (c ^ d) != 32 || (c | 32) < 'a' || (c | 32) > 'z') return false;
        }
        return true;
    }

    static void check(String a, String b) {
        if (a == null || b == null) return;
        if (a.equalsIgnoreCase("k")) assert a.equals("k") || a.equals("K") || a.equals("\u212a");
        assert !a.equalsIgnoreCase("\u00ff\u0178") || a.length() == 2;
        for (int i = 0; i < a.length(); i++) if (a.charAt(i) > 127) return;
        for (int i = 0; i < b.length(); i++) if (b.charAt(i) > 127) return;
        assert a.equalsIgnoreCase(b) == matches(a, b);
        assert a.regionMatches(true, 0, "xY", 0, 2) == matches(a, "Xy");
    }
}
