// expect: violated assertion
// method: check(sym)
// witness: [3e9]
// What is too large for an int becomes the largest one.
public class SaturatingCast {
    static int cents(double amount) {
        return (int) (amount * 100);
    }

    static void check(double amount) {
        if (!(amount >= 0 && amount <= 1e12)) return;
        int cents = cents(amount);
        assert cents != Integer.MAX_VALUE : "more than fits";
    }
}
