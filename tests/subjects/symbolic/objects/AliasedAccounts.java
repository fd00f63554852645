// expect: violated assertion
// method: transfer(sym#sym#sym)
// witness: [{"balance": 10}, {"same": 1}, 4]
// Two references to the same account.
public class AliasedAccounts {
    static class Account {
        int balance;
    }

    static void transfer(Account from, Account to, int amount) {
        if (from == null || to == null || amount <= 0 || from.balance < amount) return;
        if (to.balance < 0 || to.balance > 1_000_000 || amount > 1_000_000) return;
        int before = to.balance;
        to.balance = before + amount;
        from.balance = from.balance - amount;
        assert to.balance == before + amount;
    }
}
