// expect: safe
// method: check(sym#sym#sym#sym)
// Arrays of any length: three cells of one are looked at.
public class ExchangeTwo {
    static void swap(int[] cells, int i, int j) {
        int old = cells[i];
        cells[i] = cells[j];
        cells[j] = old;
    }

    static void check(int[] cells, int i, int j, int k) {
        if (cells == null || i < 0 || j < 0 || k < 0) return;
        if (i >= cells.length || j >= cells.length || k >= cells.length) return;
        int first = cells[i];
        int second = cells[j];
        int other = cells[k];
        swap(cells, i, j);
        assert cells[i] == second && cells[j] == first;
        if (k != i && k != j) assert cells[k] == other;
    }
}
