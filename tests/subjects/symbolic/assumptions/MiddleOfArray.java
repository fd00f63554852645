// expect: safe
// keys: symbolic.array_length=5
// method: check(sym#sym)
// assumes: array-length
public class MiddleOfArray {
    static void check(int low, byte[] a) {
        if (a == null || low < 0 || low > a.length) return;
        if ((low + a.length) / 2 < 0) throw new IllegalStateException();
    }
}
