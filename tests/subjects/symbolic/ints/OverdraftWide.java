// expect: safe
// method: withdraw(sym#sym)
// paths: 4 0
// As OverdraftWraps, computed in longs.
public class OverdraftWide {
    static final int LIMIT = 1000;

    static int withdraw(int balance, int amount) {
        if (balance < -LIMIT) return balance;
        if (amount <= 0) return balance;
        if ((long) balance - amount >= -LIMIT) {
            int result = balance - amount;
            assert result < balance : "money from nowhere";
            return result;
        }
        return balance;
    }
}
