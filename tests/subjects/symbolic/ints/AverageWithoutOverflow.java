// expect: safe
// method: check(sym#sym)
// paths: 1 0
public class AverageWithoutOverflow {
    static int average(int a, int b) {
        return (a & b) + ((a ^ b) >> 1);
    }

    static void check(int a, int b) {
        long exact = ((long) a + b) >> 1;
        int difference = (int) (exact - average(a, b));
        int[] cells = new int[1];
        cells[difference] = 1; // the only branch
    }
}
