// expect: violated uncaught java.lang.ArrayIndexOutOfBoundsException
// also: uncaught java.lang.NullPointerException
// method: g(sym)
// keys: search.multiple_errors=true
// paths: 4 2
// witness: [[1, 2]]
// null, shorter than 3, x[2] != 3, x[2] == 3.
public class ThirdElement {
    static int g(int[] x) {
        if (x[2] == 3) return 0;
        return 1;
    }
}
