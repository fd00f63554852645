// expect: violated assertion
// method: check(sym)
// paths: 2 1
// witness: ["NaN"]
public class NotANumber {
    static void check(double x) {
        assert x == x;
    }
}
