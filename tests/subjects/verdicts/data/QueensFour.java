// expect: violated assertion
// trace-length: 4
// Four queens can stand on a board of four by four.
import gov.nasa.jpf.vm.Verify;

public class QueensFour {
    public static void main(String[] args) {
        int n = 4;
        int[] column = new int[n];
        for (int row = 0; row < n; row++) {
            column[row] = Verify.getInt(0, n - 1);
            for (int above = 0; above < row; above++) {
                int distance = Math.abs(column[row] - column[above]);
                Verify.ignoreIf(distance == 0 || distance == row - above);
            }
        }
        assert false : "a solution";
    }
}
