// expect: violated assertion
// method: check(sym)
// witness: [0.10000000149011612]
public class ThirdsOfWhole {
    static void check(float x) {
        if (!(x > 0 && x < 100)) return;
        float tenth = x * 0.1f;
        assert tenth * 10f == x;
    }
}
