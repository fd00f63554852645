// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [1.0, 1e20, -1e20]
// Addition of floats is not associative.
public class AdditionInTurn {
    static void check(float a, float b, float c) {
        if (!(Math.abs(a) <= 1e30f && Math.abs(b) <= 1e30f && Math.abs(c) <= 1e30f)) return;
        assert a + b + c == a + (b + c);
    }
}
