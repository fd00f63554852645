// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [1, 2, 5]
// The deposit is made before it is known whether the money is there, and is not taken back.
public class TransferHalfDone {
    static int withdraw(int balance, int amount) {
        if (amount > balance) throw new IllegalStateException("insufficient funds");
        return balance - amount;
    }

    static void check(int from, int to, int amount) {
        if (from < 0 || from > 10_000 || to < 0 || to > 10_000 || amount < 0 || amount > 10_000) return;
        int sum = from + to;
        try {
            to += amount;
            from = withdraw(from, amount);
        } catch (IllegalStateException e) {
            // the balance is shown again
        }
        assert from + to == sum;
    }
}
