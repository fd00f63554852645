// expect: safe
// method: check(sym)
// Halving is exact, unless it underflows.
public class HalvesOfWhole {
    static void check(float x) {
        if (!(x > 1e-30f && x < 1e30f)) return;
        float half = x * 0.5f;
        assert half + half == x;
        assert half < x;
    }
}
