// expect: violated assertion
// method: check(sym#sym)
// witness: [-2147483648, 1]
public class RotateWithSign {
    static int rotate(int x, int n) {
        return x << n | x >> 32 - n;
    }

    static void check(int x, int n) {
        assert rotate(x, n) == Integer.rotateLeft(x, n);
    }
}
