package shop;

/** Hard for a solver, long for an execution, and large for the memory. */
public class Riddles {
    public static boolean isRoot(long x, long y) {
        return x > 1 && y > 1 && x * y * y % 1000003 == 77 && (x ^ y * 31) % 99991 == 5;
    }

    public static boolean isLong(String text) {
        return text.length() > 100_000 && text.charAt(99_999) == 'x';
    }

    public static int rounds(int count) {
        int sum = 0;
        for (int i = 0; i < count * 1000; i++) sum += i % 7;
        return sum;
    }

    public static double root(double x, float y) {
        return x * x * y + x == 2.25 && Math.sqrt(y) > x ? x : y;
    }
}
