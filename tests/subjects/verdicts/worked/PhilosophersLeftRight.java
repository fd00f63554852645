// expect: violated deadlock
// por: cross-check
// Dining philosophers, each takes the left fork and then the right one: all may hold their left fork.
public class PhilosophersLeftRight {
    static final int N = 3;

    static class Philosopher extends Thread {
        final Object left, right;

        Philosopher(Object left, Object right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            synchronized (left) {
                synchronized (right) {
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
            new Philosopher(forks[i], forks[(i + 1) % N]).start();
        }
    }
}
