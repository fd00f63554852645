// expect: violated assertion
// method: check(sym)
// witness: [0.1]
public class FloatOfDouble {
    static void check(double price) {
        if (!(price > 0 && price < 1)) return;
        float stored = (float) price;
        assert stored == price;
    }
}
