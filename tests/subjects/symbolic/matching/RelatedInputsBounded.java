// expect: safe
// method: check(sym#sym#sym)
// As RelatedInputs, where what is known of y is enough.
public class RelatedInputsBounded {
    static void check(int x, int y, boolean slow) {
        if (y != x + 1 || y < 0 || y > 11) return;
        int weight = x > 5 ? 1 : x < 5 ? 1 : 0;
        x = 0;
        if (slow) weight = 2;
        assert y <= 11 : weight;
    }
}
