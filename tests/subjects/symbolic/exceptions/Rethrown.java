// expect: violated uncaught java.lang.IllegalStateException
// message: bad state 40
// method: run(sym)
// witness: [-40]
public class Rethrown {
    static void check(int n) {
        if (n * -1 == 40) throw new IllegalArgumentException("bad argument");
    }

    static void run(int n) {
        try {
            check(n);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("bad state " + 40, e);
        }
    }
}
