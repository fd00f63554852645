// expect: safe
// method: check(sym#sym#sym)
// A transfer that fails leaves both accounts as they were.
public class CheckedTransfer {
    static class InsufficientFunds extends Exception {
        final int missing;

        InsufficientFunds(int missing) {
            this.missing = missing;
        }
    }

    static class Account {
        int balance;

        Account(int balance) {
            this.balance = balance;
        }

        void withdraw(int amount) throws InsufficientFunds {
            if (amount > balance) throw new InsufficientFunds(amount - balance);
            balance -= amount;
        }

        void deposit(int amount) {
            if (amount < 0) throw new IllegalArgumentException("negative");
            balance = Math.addExact(balance, amount);
        }
    }

    static void check(int first, int second, int amount) {
        if (first < 0 || second < 0 || amount < 0) return;
        Account from = new Account(first);
        Account to = new Account(second);
        try {
            to.deposit(amount);
            from.withdraw(amount);
        } catch (InsufficientFunds e) {
            assert e.missing > 0 && e.missing == amount - first;
            to.balance -= amount;
        } catch (ArithmeticException e) {
            assert (long) second + amount > Integer.MAX_VALUE;
        }
        assert (long) from.balance + to.balance == (long) first + second;
    }
}
