// expect: violated assertion
// method: check(sym#sym)
// keys: symbolic.array_length=5
// witness: [[0, 0, 0, 7], true]
// A cell is known that the array does not have under all assignments.
public class CellBeyondLength {
    static void check(int[] cells, boolean slow) {
        if (cells == null) return;
        int weight = 0;
        if (cells.length > 3 && cells[3] != 7) weight = 0;
        if (slow) weight = 2;
        if (cells.length > 3) assert cells[3] != 7 : weight;
    }
}
