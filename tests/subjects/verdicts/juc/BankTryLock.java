// expect: violated assertion
// A transfer that gives up when the other account is busy, and a caller who does not look whether it did.
import java.util.concurrent.locks.ReentrantLock;

public class BankTryLock {
    static class Account {
        final ReentrantLock lock = new ReentrantLock();
        int balance = 10;
    }

    static boolean transfer(Account from, Account to, int amount) {
        from.lock.lock();
        try {
            if (!to.lock.tryLock()) {
                return false;
            }
            try {
                from.balance -= amount;
                to.balance += amount;
                return true;
            } finally {
                to.lock.unlock();
            }
        } finally {
            from.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account();
        Account b = new Account();
        Thread first = new Thread(() -> transfer(a, b, 1));
        first.start();
        transfer(b, a, 2);
        first.join();
        assert a.balance == 11 && b.balance == 9 : "a transfer was given up";
    }
}
