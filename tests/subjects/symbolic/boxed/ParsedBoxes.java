// expect: safe
// method: check(sym)
public class ParsedBoxes {
    static void check(int n) {
        if (n < -99 || n > 99) return;
        String text = String.valueOf(n);
        assert text.length() <= 3;
        assert Integer.parseInt(text) == n;
        assert Long.valueOf(text).intValue() == n;
        assert n >= 0 == (text.charAt(0) != '-');
    }
}
