// expect: safe
// method: transfer(sym#sym#sym)
// paths: 9 0
public class AliasedAccountsRejected {
    static class Account {
        int balance;
    }

    static void transfer(Account from, Account to, int amount) {
        if (from == null || to == null) return;
        if (from == to) return;
        if (amount <= 0 || from.balance < amount) return;
        if (to.balance < 0 || to.balance > 1_000_000 || amount > 1_000_000) return;
        int sum = from.balance + to.balance;
        int before = to.balance;
        to.balance = before + amount;
        from.balance = from.balance - amount;
        assert to.balance == before + amount;
        assert from.balance + to.balance == sum;
    }
}
