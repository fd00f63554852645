// expect: safe
// method: check(sym#sym)
// keys: symbolic.array_length=5
public class BinarySearch {
    static int find(int[] sorted, int key) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < key) low = middle + 1;
            else if (sorted[middle] > key) high = middle - 1;
            else return middle;
        }
        return -1;
    }

    static void check(int[] a, int key) {
        if (a == null) return;
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) return;
        }
        int at = find(a, key);
        if (at >= 0) {
            assert a[at] == key;
        } else {
            for (int value : a) assert value != key;
        }
    }
}
