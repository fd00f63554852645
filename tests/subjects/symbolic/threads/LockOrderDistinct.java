// expect: safe
// runs-at-most: 2000
// The twin of LockOrderByInput: no two accounts have the same number.
import org.sosy_lab.sv_benchmarks.Verifier;

public class LockOrderDistinct {
    static class Account {
        final int number;
        int balance;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance--;
                to.balance++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(Verifier.nondetInt());
        Account b = new Account(Verifier.nondetInt());
        Verifier.assume(a.number != b.number);
        Thread there = new Thread(() -> transfer(a, b));
        Thread back = new Thread(() -> transfer(b, a));
        there.start();
        back.start();
        there.join();
        back.join();
        assert a.balance == 0 && b.balance == 0;
    }
}
