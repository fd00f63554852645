// expect: violated assertion
// witness: [1, 2]
// runs-at-most: 1000
// Two deposits of inputs at once; one is lost unless it is 0.
import org.sosy_lab.sv_benchmarks.Verifier;

public class DepositRace {
    static class Account {
        int balance;

        void deposit(int amount) {
            int old = balance;
            Thread.yield();
            balance = old + amount;
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
        assert account.balance == first + second;
    }
}
