// expect: violated assertion
// method: swap(sym#sym)
// paths: 3 1
// witness: [2147483647, -2147483648]
// The exchange without a third variable; x - y wraps around where the distance of the two is too large for an int.
public class SwapOverflow {
    static void swap(int x, int y) {
        if (x > y) {
            x = x + y;
            y = x - y;
            x = x - y;
            if (x - y > 0) assert false;
        }
    }
}
