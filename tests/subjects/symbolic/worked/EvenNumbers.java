// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym#sym)
// paths: 2 1
// witness: [0, 5]
// 2 * y == 3 has no solution, not even one that wraps around.
public class EvenNumbers {
    static int f(int x, int y) {
        int z = 2 * y;
        if (z == 3) return 0;
        if (z == 4) return 1;
        throw new IllegalStateException();
    }
}
