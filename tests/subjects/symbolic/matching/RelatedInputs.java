// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [11, 12, true]
// Nothing is left of x but what it says about y: the ways through `x > 10` differ still.
public class RelatedInputs {
    static void check(int x, int y, boolean slow) {
        if (y != x + 1 || y < 0) return;
        int weight = x > 10 ? 1 : x < 10 ? 1 : 0;
        x = 0;
        if (slow) weight = 2;
        assert y <= 11 : weight;
    }
}
