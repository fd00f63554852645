// expect: violated assertion
// method: check(sym)
// witness: [5]
// A Long never equals an Integer.
public class LongAndInteger {
    static void check(int n) {
        if (n < 0) return;
        Object wide = Long.valueOf(n);
        Object narrow = Integer.valueOf(n);
        assert wide.equals(narrow);
    }
}
