// expect: as java
import java.util.*;
import java.util.stream.*;

public class BankAccounts {
    static class Refused extends Exception {
        final long missing;

        Refused(long missing) {
            super("missing " + missing);
            this.missing = missing;
        }
    }

    static abstract class Account {
        private static int numbers;
        protected long balance;
        final int number = ++numbers;

        abstract long limit();

        void withdraw(long amount) throws Refused {
            if (balance - amount < -limit()) throw new Refused(amount - balance - limit());
            balance -= amount;
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + "#" + number + ":" + balance;
        }
    }

    static class Plain extends Account {
        @Override
        long limit() {
            return 0;
        }
    }

    static final class Credit extends Account {
        private final long limit;

        Credit(long limit) {
            this.limit = limit;
        }

        @Override
        long limit() {
            return limit;
        }

        @Override
        void withdraw(long amount) throws Refused {
            super.withdraw(amount + 1);
        }
    }

    static void transfer(Account a, Account b, long amount) {
        try {
            a.withdraw(amount);
            b.balance += amount;
            System.out.println("ok " + a + " " + b);
        } catch (Refused e) {
            System.out.println("refused " + e.getMessage() + " " + e.missing);
        } finally {
            if (a.balance < 0) System.out.println("overdrawn");
        }
    }

    public static void main(String[] args) {
        Account a = new Plain(), b = new Credit(50);
        a.balance = 100;
        transfer(a, b, 70);
        transfer(a, b, 40);
        transfer(b, a, 119);
        transfer(b, a, 1);
        System.out.println(Stream.of(a, b).collect(Collectors.groupingBy(Account::getClass, () -> new TreeMap<>(Comparator.comparing(Class::getName)), Collectors.summingLong(x -> x.balance))).values());
    }
}
