// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [[1, 2], 0, 0]
// What is written at one index is read at another one that may be the same.
public class TwoIndices {
    static void check(int[] cells, int i, int j) {
        if (cells == null || i < 0 || j < 0 || i >= cells.length || j >= cells.length) return;
        int before = cells[j];
        cells[i] = before + 1;
        assert cells[j] == before;
    }
}
