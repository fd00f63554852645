// expect: violated assertion
// method: probe(sym#sym)
// paths: 5 1
// witness: [1500000000, 1600000000]
// The middle of a binary search, as it was wrong in the JDK for nine years.
public class MidpointOverflow {
    static void probe(int low, int high) {
        if (low < 0 || high < low) return;
        int middle = (low + high) / 2;
        if (middle == high) return;
        assert middle >= low : middle;
    }
}
