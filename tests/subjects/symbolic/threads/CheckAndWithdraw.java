// expect: safe
// runs-at-most: 2000
// The twin of CheckThenWithdraw looks and takes in one synchronized method.
import org.sosy_lab.sv_benchmarks.Verifier;

public class CheckAndWithdraw {
    static class Account {
        private int balance = 100;

        synchronized boolean take(int amount) {
            if (balance < amount) return false;
            balance -= amount;
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        int first = Verifier.nondetInt();
        int second = Verifier.nondetInt();
        Verifier.assume(first > 0 && second > 0);
        Thread other = new Thread(() -> account.take(first));
        other.start();
        boolean taken = account.take(second);
        other.join();
        assert account.balance >= 0;
        assert taken || second > 100 - first || second > 100;
    }
}
