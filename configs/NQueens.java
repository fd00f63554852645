import gov.nasa.jpf.vm.Verify;

/** N queens as a search over choices: one choice a row, pruned as soon as two queens attack each other. */
public class NQueens {
    /** args[0]: the size of the board. */
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] column = new int[n];
        for (int row = 0; row < n; row++) {
            column[row] = Verify.getInt(0, n - 1);
            for (int above = 0; above < row; above++) {
                int distance = Math.abs(column[row] - column[above]);
                Verify.ignoreIf(distance == 0 || distance == row - above);
            }
        }
        assert false : "the queens can stand in columns " + java.util.Arrays.toString(column);
    }
}
