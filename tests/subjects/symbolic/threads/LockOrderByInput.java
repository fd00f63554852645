// expect: violated deadlock
// witness: [3, 3]
// runs-at-most: 0
// Accounts are locked in the order of their numbers; with equal numbers each thread begins with its own.
import org.sosy_lab.sv_benchmarks.Verifier;

public class LockOrderByInput {
    static class Account {
        final int number;
        int balance;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to) {
        Account first = from.number <= to.number ? from : to;
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
        Thread there = new Thread(() -> transfer(a, b));
        Thread back = new Thread(() -> transfer(b, a));
        there.start();
        back.start();
        there.join();
        back.join();
    }
}
