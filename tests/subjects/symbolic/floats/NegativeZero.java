// expect: violated assertion
// method: check(sym)
// witness: [-0.0]
// -0.0 == 0.0, and yet their reciprocals differ.
public class NegativeZero {
    static void check(double x) {
        if (x == 0.0) assert 1 / x > 0;
    }
}
