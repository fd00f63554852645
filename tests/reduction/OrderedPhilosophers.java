// n philosophers who eat once, and take the fork with the lower number first: 2^n - 2 traces.
public class OrderedPhilosophers {
    public static void main(String[] arguments) {
        int n = Integer.parseInt(arguments[0]);
        Object[] forks = new Object[n];
        for (int i = 0; i < n; i++) forks[i] = new Object();
        for (int i = 0; i < n; i++) {
            Object first = forks[Math.min(i, (i + 1) % n)], second = forks[Math.max(i, (i + 1) % n)];
            new Thread(() -> {
                synchronized (first) {
                    synchronized (second) {}
                }
            }).start();
        }
    }
}
