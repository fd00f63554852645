/** Dining philosophers. Each one takes the left fork and then the right one, so that all can wait in a ring. */
public class Philosophers {
    static class Fork {
        final int number;

        Fork(int number) {
            this.number = number;
        }
    }

    static class Philosopher extends Thread {
        private final Fork left;
        private final Fork right;

        Philosopher(int number, Fork left, Fork right) {
            super("philosopher " + number);
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            synchronized (left) {
                synchronized (right) {
                    // eat
                }
            }
        }
    }

    /** args[0]: how many philosophers sit at the table; 3 when it is missing. */
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork(i);
        }
        for (int i = 0; i < n; i++) {
            new Philosopher(i, forks[i], forks[(i + 1) % n]).start();
        }
    }
}
