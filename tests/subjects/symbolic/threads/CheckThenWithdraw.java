// expect: violated assertion
// witness: [60, 60]
// runs-at-most: 1000
// Both threads see enough money before one of them takes it: needs amounts that fit one by one, not together.
import org.sosy_lab.sv_benchmarks.Verifier;

public class CheckThenWithdraw {
    static class Account {
        private int balance = 100;

        synchronized int balance() {
            return balance;
        }

        synchronized void take(int amount) {
            balance -= amount;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        int first = Verifier.nondetInt();
        int second = Verifier.nondetInt();
        Verifier.assume(first > 0 && second > 0);
        Thread other = new Thread(() -> {
            if (account.balance() >= first) account.take(first);
        });
        other.start();
        if (account.balance() >= second) {
            Thread.yield();
            account.take(second);
        }
        other.join();
        assert account.balance() >= 0;
    }
}
