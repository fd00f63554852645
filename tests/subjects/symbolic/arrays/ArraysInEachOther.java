// expect: violated uncaught java.lang.IllegalStateException
// method: check(sym)
// witness: [{"array": [[{"same": 1}]]}]
// Around a ring of two arrays.
public class ArraysInEachOther {
    static void check(Object[][] a) {
        if (a == null || a.length != 1 || a[0] == null || a[0].length != 1) return;
        if (a[0][0] == a) throw new IllegalStateException();
    }
}
