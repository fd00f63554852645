// expect: violated assertion
// method: check(sym#sym)
// witness: [{"class": "SubclassOfInput$Overdraft", "balance": 10}, 20]
// The declared type can be instantiated, and there is a class below it that an input can be of as well.
public class SubclassOfInput {
    static class Account {
        int balance;

        int after(int amount) {
            return amount <= balance ? balance - amount : balance;
        }
    }

    static class Overdraft extends Account {
        @Override
        int after(int amount) {
            return balance - amount;
        }
    }

    static void check(Account account, int amount) {
        if (account == null || account.balance < 0 || amount < 0) return;
        assert account.after(amount) >= 0;
    }
}
