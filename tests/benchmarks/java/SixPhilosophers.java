/**
 * Philosophers who take their forks in a global order, one round each; forks are objects with a counter. The like
 * model for SPIN is philosophers.pml. args[0]: how many, 6 when it is missing.
 */
public class SixPhilosophers {
    static class Fork {
        int uses;
    }

    static class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;

        Philosopher(Fork first, Fork second) {
            this.first = first;
            this.second = second;
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

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < n; i++) {
            int other = (i + 1) % n;
            new Philosopher(forks[Math.min(i, other)], forks[Math.max(i, other)]).start();
        }
    }
}
