// expect: safe
// method: check(sym#sym)
// keys: symbolic.array_length=5
// As CellBeyondLength, where the way with the cell ends.
public class CellBeyondLengthKept {
    static void check(int[] cells, boolean slow) {
        if (cells == null) return;
        int weight = 0;
        if (cells.length > 3 && cells[3] == 7) return;
        if (slow) weight = 2;
        if (cells.length > 3) assert cells[3] != 7 : weight;
    }
}
