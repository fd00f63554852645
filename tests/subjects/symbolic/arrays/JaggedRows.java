// expect: violated uncaught java.lang.NullPointerException
// method: sum(sym)
// keys: symbolic.array_length=2
// witness: [[[1], null]]
// The array is not null, and a row of it is.
public class JaggedRows {
    static int sum(int[][] rows) {
        if (rows == null) return 0;
        int sum = 0;
        for (int[] row : rows) {
            for (int value : row) sum += value;
        }
        return sum;
    }
}
