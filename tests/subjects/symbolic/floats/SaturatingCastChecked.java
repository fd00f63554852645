// expect: safe
// method: check(sym)
public class SaturatingCastChecked {
    static void check(double amount) {
        int whole = (int) amount;
        if (amount != amount) assert whole == 0;
        else if (amount >= 2147483647.0) assert whole == Integer.MAX_VALUE;
        else if (amount <= -2147483648.0) assert whole == Integer.MIN_VALUE;
        else assert whole > amount - 1 && whole < amount + 1;
    }
}
