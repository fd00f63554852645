// expect: unknown
// method: f(sym)
// keys: symbolic.mocks=all
// reasons: erased-input
// The same of what a mock returns.
public class ErasedResultCast {
    interface Source<T> {
        T next();
    }

    static int f(Source<String> source) {
        if (source == null) return 0;
        String next = source.next();
        return next == null ? 1 : next.length();
    }
}
