// expect: safe
// method: swap(sym#sym)
// paths: 2 0
// The exchange over longs that are ints: nothing wraps around, and the assertion cannot be reached.
public class SwapOfMathematicalInts {
    static void swap(int a, int b) {
        long x = a;
        long y = b;
        if (x > y) {
            x = x + y;
            y = x - y;
            x = x - y;
            if (x - y > 0) assert false;
        }
    }
}
