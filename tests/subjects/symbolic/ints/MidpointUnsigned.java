// expect: safe
// method: probe(sym#sym)
public class MidpointUnsigned {
    static void probe(int low, int high) {
        if (low < 0 || high < low) return;
        int middle = (low + high) >>> 1;
        assert low <= middle && middle <= high;
        assert middle == low + (high - low) / 2;
    }
}
