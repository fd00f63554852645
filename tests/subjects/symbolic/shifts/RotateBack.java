// expect: safe
// method: check(sym#sym)
public class RotateBack {
    static void check(int x, int n) {
        int there = x << n | x >>> -n;
        assert there == Integer.rotateLeft(x, n);
        assert Integer.rotateRight(there, n) == x;
    }
}
