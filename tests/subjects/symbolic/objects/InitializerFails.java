// expect: violated uncaught java.lang.Error
// message: InitializerFails$Range.initSymbolic(), the initializer of inputs, failed: java.lang.IllegalStateException: low
// method: check(sym)
// witness: [{"low": 3, "high": 1}]
public class InitializerFails {
    static class Range {
        int low;
        int high;

        void initSymbolic() {
            if (low > high) throw new IllegalStateException("low");
        }
    }

    static int check(Range range) {
        try {
            return range == null ? 0 : range.high;
        } catch (RuntimeException e) {
            return -1;
        }
    }
}
