// expect: safe
// method: check(sym#sym)
public class IntegerEquality {
    static void check(int n, int m) {
        Integer first = n;
        Integer second = m;
        assert first.equals(second) == (n == m);
        assert first.hashCode() == n;
        assert (first.compareTo(second) < 0) == (n < m);
        if (n >= -128 && n <= 127) assert first == Integer.valueOf(n);
    }
}
