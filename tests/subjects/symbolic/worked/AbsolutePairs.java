// expect: violated assertion
// method: t(sym#sym)
// paths: 17 3
// witness: [2, 1]
public class AbsolutePairs {
    static int abs(int x) {
        if (x > 0) return x;
        else if (x == 0) return 100;
        else return -x;
    }

    static void t(int p, int q) {
        int m = abs(p), n = abs(q);
        if (m > n && p > 0) assert false;
    }
}
