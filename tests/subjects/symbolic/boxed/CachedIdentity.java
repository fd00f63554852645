// expect: safe
// method: check(sym#sym)
// Boxes are the same object exactly where valueOf keeps one for the value.
import java.util.concurrent.atomic.AtomicReference;

public class CachedIdentity {
    static void check(int n, int m) {
        Integer first = n, second = m, five = 5;
        boolean isCached = n >= -128 && n <= 127;
        assert (first == second) == (isCached && n == m);
        assert (first == five) == (n == 5);
        assert first != new Integer(n);
        assert new AtomicReference<>(first).compareAndSet(second, five) == (isCached && n == m);
        Long wide = (long) n;
        assert (wide == Long.valueOf(m)) == (isCached && n == m);
    }
}
