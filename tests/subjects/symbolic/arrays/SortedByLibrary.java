// expect: safe
// method: check(sym#sym#sym)
public class SortedByLibrary {
    static void check(int a, int b, int c) {
        int[] values = {a, b, c};
        java.util.Arrays.sort(values);
        assert values[0] <= values[1] && values[1] <= values[2];
        assert values[0] == Math.min(a, Math.min(b, c));
        int[] filled = new int[2];
        java.util.Arrays.fill(filled, values[2]);
        assert filled[0] >= a && filled[1] >= b;
    }
}
