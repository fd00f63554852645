// expect: safe
// method: check(sym#sym)
// paths: 2 0
public class DivisionCaught {
    static int share(int amount, int people) {
        try {
            return amount / people;
        } catch (ArithmeticException e) {
            return amount;
        }
    }

    static void check(int amount, int people) {
        int share = share(amount, people);
        assert people != 0 || share == amount;
    }
}
