// expect: violated assertion
// method: check(sym#sym#sym#sym)
// witness: [2, 1, 3, 4]
// The first element is never moved.
public class InsertionSortOffByOne {
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int value = a[i];
            int j = i - 1;
            while (j > 0 && a[j] > value) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = value;
        }
    }

    static void check(int p, int q, int r, int s) {
        int[] a = {p, q, r, s};
        sort(a);
        assert a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3];
    }
}
