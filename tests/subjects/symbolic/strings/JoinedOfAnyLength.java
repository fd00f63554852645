// expect: safe
// method: check(sym#sym)
public class JoinedOfAnyLength {
    static void check(String a, String b) {
        if (a == null || b == null) return;
        String joined = a + "-" + b;
        assert joined.length() == a.length() + b.length() + 1;
        if (a.concat(b).equals("abcd")) assert "abcd".startsWith(a) && "abcd".endsWith(b);
    }
}
