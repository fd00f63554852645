import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Transfers between accounts that lock the giving account first: two transfers in opposite directions deadlock. */
public class BankTransfer {
    static class Account {
        final Lock lock = new ReentrantLock();
        int balance;

        Account(int balance) {
            this.balance = balance;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        from.lock.lock();
        try {
            to.lock.lock();
            try {
                from.balance -= amount;
                to.balance += amount;
            } finally {
                to.lock.unlock();
            }
        } finally {
            from.lock.unlock();
        }
    }

    public static void main(String[] args) {
        Account mine = new Account(100);
        Account yours = new Account(100);
        new Thread(() -> transfer(mine, yours, 10), "I pay you").start();
        new Thread(() -> transfer(yours, mine, 20), "you pay me").start();
    }
}
