// expect: safe
// method: check(sym)
// Every float is a double.
public class DoubleOfFloat {
    static void check(float x) {
        double wide = x;
        assert (float) wide == x || x != x;
        assert (x < 1f) == (wide < 1.0);
    }
}
