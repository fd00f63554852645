// expect: safe
// por: cross-check
// Dining philosophers who all take the fork with the smaller number first: no cycle of waiters can form.
public class PhilosophersOrdered {
    static final int N = 3;

    static class Philosopher extends Thread {
        final Object first, second;

        Philosopher(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
                }
            }
        }
    }

    public static void main(String[] args) {
        Object[] forks = new Object[N];
        for (int i = 0; i < N; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < N; i++) {
            int left = i;
            int right = (i + 1) % N;
            new Philosopher(forks[Math.min(left, right)], forks[Math.max(left, right)]).start();
        }
    }
}
