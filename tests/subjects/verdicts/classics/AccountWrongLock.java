// expect: violated assertion
// por: cross-check
// Adding to another object's field under one's own lock.
public class AccountWrongLock {
    static class Account {
        int balance;

        synchronized void giveTo(Account other) {
            other.balance++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account();
        Account b = new Account();
        Account c = new Account();
        Thread first = new Thread(() -> a.giveTo(c));
        Thread second = new Thread(() -> b.giveTo(c));
        first.start();
        second.start();
        first.join();
        second.join();
        assert c.balance == 2 : "a gift was lost";
    }
}
