// expect: violated assertion
// method: check(sym)
// witness: [0.49999997]
// The largest float below 0.5 plus 0.5 is 1.
public class RoundHalfUp {
    static void check(float x) {
        if (!(x >= 0 && x < 0.5f)) return;
        assert (int) (x + 0.5f) == 0;
    }
}
