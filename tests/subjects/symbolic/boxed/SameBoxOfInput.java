// expect: unknown
// jvm-errors: java.lang.AssertionError
// method: check(sym#sym)
// A box that is an input may be the one in the cache.
public class SameBoxOfInput {
    static void check(Integer first, Integer second) {
        if (first == null || second == null) return;
        assert first != second;
    }
}
