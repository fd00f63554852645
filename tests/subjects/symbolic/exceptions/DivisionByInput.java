// expect: violated uncaught java.lang.ArithmeticException
// method: share(sym#sym)
// paths: 2 1
// witness: [10, 0]
public class DivisionByInput {
    static int share(int amount, int people) {
        return amount / people;
    }
}
