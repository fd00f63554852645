// expect: violated uncaught java.lang.IllegalStateException
// method: check(sym#sym)
// witness: [{"array": [5]}, {"same": 1}]
// Two references to the same array: written to through one, read through the other.
public class ArrayTwice {
    static void check(int[] a, int[] b) {
        if (a == null || b == null || a.length != 1 || b.length != 1) return;
        if (a[0] != 5) return;
        b[0] = 6;
        if (a[0] == 6) throw new IllegalStateException();
    }
}
