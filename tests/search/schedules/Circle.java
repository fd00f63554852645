// Philosophers, each of whom takes the left fork first.
public class Circle {
    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        Object[] forks = new Object[count];
        for (int i = 0; i < count; i++) forks[i] = new Object();
        for (int i = 0; i < count; i++) {
            Object left = forks[i], right = forks[(i + 1) % count];
            new Thread(() -> {
                for (int round = 0; round < 2; round++)
                    synchronized (left) {
                        synchronized (right) {
                        }
                    }
            }).start();
        }
    }
}
