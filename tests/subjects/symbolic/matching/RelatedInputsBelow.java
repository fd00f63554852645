// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [-1, 0, false]
// As RelatedInputs, where the other way is the wrong one: whichever is taken first, the second is not a state seen before.
public class RelatedInputsBelow {
    static void check(int x, int y, boolean slow) {
        if (y != x + 1 || y < 0) return;
        int weight = x > 10 ? 1 : x < 10 ? 1 : 0;
        x = 0;
        if (slow) weight = 2;
        assert y >= 11 : weight;
    }
}
