// expect: violated deadlock
// por: cross-check
// Transfers in opposite directions, the giving account locked first.
public class BankDeadlock {
    static class Account {
        int balance = 10;
    }

    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) {
        Account a = new Account();
        Account b = new Account();
        Thread first = new Thread(() -> transfer(a, b, 1));
        Thread second = new Thread(() -> transfer(b, a, 2));
        first.start();
        second.start();
    }
}
