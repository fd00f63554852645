// expect: safe
// method: check(sym#sym)
// The lock is released on each way out.
public class FinallyReleases {
    static int held;

    static int work(int value, int divisor) {
        held++;
        try {
            if (value < 0) return 0;
            if (value > 1000) throw new IllegalStateException();
            return value / divisor;
        } finally {
            held--;
        }
    }

    static void check(int value, int divisor) {
        held = 0;
        try {
            int result = work(value, divisor);
            assert result <= 1000;
        } catch (IllegalStateException e) {
            assert value > 1000;
        } catch (ArithmeticException e) {
            assert divisor == 0 && value >= 0;
        }
        assert held == 0;
    }
}
