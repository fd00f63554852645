// expect: safe
// method: check(sym#sym)
// The transposed matrix holds at (column, row) what the matrix holds at (row, column).
public class TransposedMatrix {
    static void check(int row, int column) {
        if (row < 0 || row >= 3 || column < 0 || column >= 4) return;
        int[][] matrix = new int[3][4];
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 4; c++) matrix[r][c] = 10 * r + c;
        int[][] transposed = new int[4][3];
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 4; c++) transposed[c][r] = matrix[r][c];
        assert transposed[column][row] == matrix[row][column];
        assert matrix[row][column] == 10 * row + column;
    }
}
