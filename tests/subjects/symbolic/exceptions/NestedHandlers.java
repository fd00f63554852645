// expect: safe
// method: check(sym)
// paths: 4 0
public class NestedHandlers {
    static int depth(int n) {
        try {
            try {
                if (n == 1) throw new IllegalStateException("inner");
                if (n == 2) throw new IllegalArgumentException("inner");
                if (n == 3) throw new UnsupportedOperationException("inner");
                return 0;
            } catch (IllegalStateException e) {
                throw new IllegalArgumentException(e);
            }
        } catch (IllegalArgumentException e) {
            return e.getCause() == null ? 2 : 1;
        } catch (UnsupportedOperationException e) {
            return 3;
        }
    }

    static void check(int n) {
        int depth = depth(n);
        assert depth == 0 || depth == n;
    }
}
