import gov.nasa.jpf.vm.Verify;

/**
 * Philosophers at one of two tables, who eat once and take the fork with the lower number first. Each keeps whether the one
 * next to it had eaten before: 2^n - 2 ends at each table. args[0]: how many they are.
 */
public class SeatedPhilosophers {
    static boolean[] wasBefore;
    static boolean isSecondTable;

    public static void main(String[] args) {
        isSecondTable = Verify.getBoolean();
        int n = Integer.parseInt(args[0]);
        Object[] forks = new Object[n];
        boolean[] hasEaten = new boolean[n];
        wasBefore = new boolean[n];
        for (int i = 0; i < n; i++) forks[i] = new Object();
        for (int i = 0; i < n; i++) {
            int me = i, next = (i + 1) % n;
            Object first = forks[Math.min(me, next)], second = forks[Math.max(me, next)];
            new Thread(() -> {
                synchronized (first) {
                    synchronized (second) {
                        wasBefore[me] = hasEaten[next];
                        hasEaten[me] = true;
                    }
                }
            }).start();
        }
    }
}
