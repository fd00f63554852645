// expect: safe
// method: check(sym)
public class FloorAndCeiling {
    static void check(double x) {
        if (!(x > -1e9 && x < 1e9)) return;
        double floor = Math.floor(x);
        double ceiling = Math.ceil(x);
        assert floor <= x && x <= ceiling;
        assert (int) floor == floor;
        assert ceiling - floor == 0 || ceiling - floor == 1;
    }
}
