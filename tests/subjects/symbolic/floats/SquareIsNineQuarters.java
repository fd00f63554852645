// expect: violated assertion
// method: check(sym)
// witness: [1.5]
public class SquareIsNineQuarters {
    static void check(double f) {
        if (f > 0 && f * f == 2.25) assert false : "1.5";
    }
}
