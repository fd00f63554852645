// expect: violated assertion
// method: check(sym)
// keys: symbolic.objects=fields
// hidden-fields: AccountFields$Account.balance
// witness: [{"balance": -1}]
// The balance is private, and no constructor lets it be negative.
public class AccountFields {
    static class Account {
        private int balance;

        Account(int balance) {
            if (balance < 0) throw new IllegalArgumentException();
            this.balance = balance;
        }

        Account() {}
    }

    static void check(Account account) {
        if (account != null) assert account.balance >= 0;
    }
}
