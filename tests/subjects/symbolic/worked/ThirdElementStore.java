// expect: violated uncaught java.lang.ArrayIndexOutOfBoundsException
// also: uncaught java.lang.NullPointerException
// method: h(sym#sym)
// keys: search.multiple_errors=true
// paths: 5 2
// witness: [[], 4]
// As ThirdElement; where x[2] == 3, both a == 4 and a != 4.
public class ThirdElementStore {
    static int h(int[] x, int a) {
        if (x[2] == 3) {
            x[1] = a;
            if (x[1] == 4) return 0;
            else return 2;
        }
        return 1;
    }
}
