// expect: unknown InitializerWithParameter$Range.initSymbolic(int) was not called
// method: check(sym)
public class InitializerWithParameter {
    static class Range {
        int low;

        void initSymbolic(int low) {
            this.low = low;
        }
    }

    static int check(Range range) {
        return range == null ? 0 : range.low;
    }
}
