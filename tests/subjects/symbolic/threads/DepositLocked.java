// expect: safe
// runs-at-most: 2000
// The twin of DepositRace holds the lock of the account.
import org.sosy_lab.sv_benchmarks.Verifier;

public class DepositLocked {
    static class Account {
        private int balance;

        synchronized void deposit(int amount) {
            int old = balance;
            balance = old + amount;
        }

        synchronized int balance() {
            return balance;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        int first = Verifier.nondetInt();
        int second = Verifier.nondetInt();
        Thread a = new Thread(() -> account.deposit(first));
        Thread b = new Thread(() -> account.deposit(second));
        a.start();
        b.start();
        a.join();
        b.join();
        assert account.balance() == first + second;
    }
}
