// expect: violated assertion
// method: check(sym#sym)
// keys: symbolic.array_length=6
// witness: [[0, 0, 0, 0, 9], 4]
// One instruction asks several questions (bounds, then which element): what it knows after the first one is no state that
// was seen before.
public class InstructionAsksTwice {
    static void check(int[] cells, int at) {
        if (cells == null || at < 0 || at >= cells.length) return;
        int[] copy = java.util.Arrays.copyOf(cells, cells.length);
        assert copy[at] != 9 || at < 4;
    }
}
