// expect: violated assertion
// por: cross-check
// Each account is locked for itself: an audit between the two halves of a transfer misses money.
public class BankAudit {
    static class Account {
        private int balance = 10;

        synchronized void add(int amount) {
            balance += amount;
        }

        synchronized int get() {
            return balance;
        }
    }

    public static void main(String[] args) {
        Account a = new Account();
        Account b = new Account();
        Thread transfer = new Thread(() -> {
            a.add(-1);
            b.add(1);
        });
        Thread audit = new Thread(() -> {
            int sum = a.get() + b.get();
            assert sum == 20 : "money is missing: " + sum;
        });
        transfer.start();
        audit.start();
    }
}
