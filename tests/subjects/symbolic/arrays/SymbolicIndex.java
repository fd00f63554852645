// expect: violated uncaught java.lang.ArrayIndexOutOfBoundsException
// method: lookup(sym)
// paths: 2 1
// witness: [12]
public class SymbolicIndex {
    static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    static int lookup(int month) {
        return DAYS[month];
    }
}
