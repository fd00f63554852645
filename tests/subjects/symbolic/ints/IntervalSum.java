// expect: violated assertion
// method: check(sym#sym#sym#sym#sym#sym)
// witness: [0, 1, 0, 2147483647, 1, 2147483647]
// The sum of two intervals must hold the sum of points of them; the bounds wrap around.
public class IntervalSum {
    static void check(int a, int b, int c, int d, int x, int y) {
        if (a < 0 || c < 0 || x < a || x > b || y < c || y > d) return;
        int low = a + c;
        int high = b + d;
        long sum = (long) x + y;
        assert low <= sum && sum <= high;
    }
}
