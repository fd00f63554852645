// expect: safe
// por: cross-check
// The correct twin of BankDeadlock: accounts are locked by their number, and no money is lost.
public class BankOrdered {
    static class Account {
        final int number;
        int balance = 10;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(1);
        Account b = new Account(2);
        Thread first = new Thread(() -> transfer(a, b, 1));
        Thread second = new Thread(() -> transfer(b, a, 2));
        first.start();
        second.start();
        first.join();
        second.join();
        assert a.balance == 11 && b.balance == 9;
    }
}
