// expect: violated assertion
// method: check(sym)
// witness: [-2.5]
public class RemainderNegative {
    static void check(double a) {
        assert !(a % 3 < -2);
    }
}
