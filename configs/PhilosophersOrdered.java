/** Dining philosophers. Each one takes the fork with the smaller number first: a ring cannot form. */
public class PhilosophersOrdered {
    static class Fork {
        final int number;
        int uses;

        Fork(int number) {
            this.number = number;
        }
    }

    static class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;

        Philosopher(int number, Fork left, Fork right) {
            super("philosopher " + number);
            boolean leftFirst = left.number < right.number;
            first = leftFirst ? left : right;
            second = leftFirst ? right : left;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
                    first.uses++;
                    second.uses++;
                }
            }
        }
    }

    /** args[0]: how many philosophers sit at the table; 4 when it is missing. */
    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork(i);
        }
        Philosopher[] philosophers = new Philosopher[n];
        for (int i = 0; i < n; i++) {
            philosophers[i] = new Philosopher(i, forks[i], forks[(i + 1) % n]);
            philosophers[i].start();
        }
        for (Philosopher philosopher : philosophers) {
            philosopher.join();
        }
        for (Fork fork : forks) {
            assert fork.uses == 2 : "fork " + fork.number + " was used " + fork.uses + " times";
        }
    }
}
