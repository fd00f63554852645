// Seven philosophers, who eat twice.
public class Dining7 {
    static class Fork {}
    public static void main(String[] args) {
        int n = 7;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) forks[i] = new Fork();
        for (int i = 0; i < n; i++) {
            Fork left = forks[i], right = forks[(i + 1) % n];
            new Thread(() -> { for (int k = 0; k < 2; k++) { synchronized (left) { synchronized (right) { } } } }).start();
        }
    }
}
