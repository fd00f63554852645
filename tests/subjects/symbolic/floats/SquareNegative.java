// expect: safe
// method: check(sym)
public class SquareNegative {
    static void check(float f) {
        assert !(f * f < 0);
    }
}
