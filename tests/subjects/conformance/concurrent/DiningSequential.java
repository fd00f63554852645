// expect: as java
/** Ordered locking by several threads; totals do not depend on the schedule. */
public class DiningSequential {
    static class Account {
        final int id;
        int balance;

        Account(int id, int balance) {
            this.id = id;
            this.balance = balance;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from.id < to.id ? from : to, second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account[] accounts = new Account[5];
        for (int i = 0; i < 5; i++) {
            accounts[i] = new Account(i, 100);
        }
        Thread[] threads = new Thread[5];
        for (int i = 0; i < 5; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                for (int k = 1; k <= 30; k++) {
                    transfer(accounts[me], accounts[(me + k) % 5 == me ? (me + 1) % 5 : (me + k) % 5], k);
                }
            }, "philosopher " + i);
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            threads[i].join();
        }
        for (Account a : accounts) {
            sum += a.balance;
            System.out.println(a.id + " " + a.balance);
        }
        System.out.println(sum);
    }
}
