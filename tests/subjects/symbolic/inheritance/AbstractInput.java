// expect: violated assertion
// method: check(sym#sym)
// witness: [{"class": "AbstractInput$Loss", "rate": 3}, 10]
// The declared type of the input is abstract: each concrete class below it is an alternative.
public class AbstractInput {
    abstract static class Account {
        int rate;

        abstract int interest(int balance);
    }

    static class Savings extends Account {
        @Override
        int interest(int balance) {
            return rate > 0 && rate < 10 ? balance / 100 * rate : 0;
        }
    }

    static class Loss extends Account {
        @Override
        int interest(int balance) {
            return rate == 3 ? -1 : 0;
        }
    }

    static void check(Account account, int balance) {
        if (account == null || balance < 0) return;
        assert account.interest(balance) >= 0;
    }
}
