// expect: violated uncaught java.lang.ClassCastException
// method: unpack(sym)
// witness: [6]
public class CastOfInput {
    static Object pack(int n) {
        if (n % 2 == 1) return Integer.valueOf(n);
        if (n % 3 == 0) return "fizz";
        return Integer.valueOf(-n);
    }

    static int unpack(int n) {
        return (Integer) pack(n);
    }
}
