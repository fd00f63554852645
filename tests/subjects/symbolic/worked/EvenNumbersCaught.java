// expect: violated assertion
// method: g(sym#sym)
// paths: 3 1
// witness: [0, -2147483646]
// Two values of y give 4: 2 and, by wrapping around, -2147483646.
public class EvenNumbersCaught {
    static int f(int x, int y) {
        int z = 2 * y;
        if (z == 3) return 0;
        if (z == 4) return 1;
        throw new IllegalStateException();
    }

    static void g(int x, int y) {
        try {
            if (f(x, y) == 1) assert y == 2;
        } catch (IllegalStateException e) {
            return;
        }
    }
}
