// expect: safe
// method: check(sym#sym)
// keys: symbolic.string_length=2
public class OrderLikeLoops {
    static int compare(String a, String b) {
        for (int i = 0; i < a.length() && i < b.length(); i++)
            if (a.charAt(i) != b.charAt(i)) return a.charAt(i) - b.charAt(i);
        return a.length() - b.length();
    }

    static int hash(String text) {
        int hash = 0;
        for (int i = 0; i < text.length(); i++) hash = 31 * hash + text.charAt(i);
        return hash;
    }

    static void check(String a, String b) {
        if (a == null || b == null) return;
        assert a.compareTo(b) == compare(a, b);
        assert a.equals(b) == (compare(a, b) == 0);
        assert a.hashCode() == hash(a);
    }
}
