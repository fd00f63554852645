// expect: safe
// method: check(sym#sym)
// Numbers and booleans in a concatenation are written as String.valueOf writes them.
public class NumbersJoined {
    static int digits(int n) {
        int digits = 1;
        while ((n /= 10) != 0) digits++;
        return digits;
    }

    static void check(int n, boolean negate) {
        if (n > 120 || n < -120) return;
        String text = n + ":" + negate;
        int end = (n < 0 ? 1 : 0) + digits(n);
        assert text.length() == end + (negate ? 5 : 6);
        assert text.charAt(0) == '-' == (n < 0);
        assert text.charAt(end) == ':';
        assert text.charAt(end - 1) == '0' + Math.abs((long) n) % 10;
        assert text.endsWith(negate ? ":true" : ":false");
        if (n == -107) assert text.startsWith("-107:");
    }
}
