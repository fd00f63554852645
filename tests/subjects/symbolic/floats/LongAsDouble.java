// expect: violated assertion
// method: check(sym)
// witness: [9007199254740993]
// Identifiers beyond 2^53 change when they pass through a double.
public class LongAsDouble {
    static void check(long id) {
        if (id < 0 || id > 1L << 60) return;
        double stored = id;
        assert (long) stored == id;
    }
}
