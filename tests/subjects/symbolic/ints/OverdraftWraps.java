// expect: violated assertion
// method: withdraw(sym#sym)
// paths: 5 1
// witness: [-1000, 2147483647]
// The check of the limit computes the new balance first, which wraps around.
public class OverdraftWraps {
    static final int LIMIT = 1000;

    static int withdraw(int balance, int amount) {
        if (balance < -LIMIT) return balance; // no account is below the limit
        if (amount <= 0) return balance;
        if (balance - amount >= -LIMIT) {
            int result = balance - amount;
            assert result < balance : "money from nowhere";
            return result;
        }
        return balance;
    }
}
