// expect: violated uncaught java.lang.IllegalStateException
// method: check(sym)
// witness: [{"array": [{"same": 1}]}]
// An array of objects may hold itself, and what is said of it comes to an end.
public class ArrayInItself {
    static void check(Object[] a) {
        if (a != null && a.length == 1 && a[0] == a) throw new IllegalStateException();
    }
}
