// expect: violated assertion
// method: check(sym)
// paths: 3 1
// witness: [20000]
// The runs of equal elements in a table make one expression, however long it is.
public class LongTable {
    private static final byte[] KINDS = new byte[65536];

    static {
        for (char c = '0'; c <= '9'; c++) KINDS[c] = 1;
        for (char c = 0x4e00; c < 0x9fff; c++) KINDS[c] = 2;
    }

    static void check(char c) {
        byte kind = KINDS[c];
        if (kind == 1) return;
        assert kind != 2;
    }
}
