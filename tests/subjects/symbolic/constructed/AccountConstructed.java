// expect: safe
// method: check(sym)
// assumes: as-constructed
// keys: symbolic.objects=constructors
// The balance is private, and no constructor lets it be negative.
public class AccountConstructed {
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
