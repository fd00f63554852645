// expect: safe
// method: check(sym#sym)
// Adding something that is not negative never makes less.
public class AdditionOrdered {
    static void check(float balance, float deposit) {
        if (!(balance >= 0) || !(deposit >= 0)) return;
        assert balance + deposit >= balance;
    }
}
