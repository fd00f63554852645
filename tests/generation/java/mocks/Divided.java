package mocks;

/** A loop with two divisions, one of them by what a mock returns. */
public class Divided {
    public interface Divisor {
        int of(int value);
    }

    public static class Counter {}

    public static int sum(Counter counter, int n, int d) {
        int sum = 0;
        if (counter instanceof Divisor) {
            for (int i = 1; i <= n && i <= 100; i++) {
                if (i < 10) {
                    int by = ((Divisor) counter).of(d);
                    if (by == 0) return -1;
                    sum += i / by;
                } else {
                    sum += i / d;
                }
            }
        }
        return sum;
    }
}
