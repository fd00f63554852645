// expect: as java
import java.util.*;

public class Sudoku {
    final int[][] grid = new int[9][9];
    int steps;

    Sudoku(String text) {
        for (int i = 0; i < 81; i++) {
            grid[i / 9][i % 9] = text.charAt(i) == '.' ? 0 : text.charAt(i) - '0';
        }
    }

    boolean allowed(int r, int c, int v) {
        for (int i = 0; i < 9; i++) {
            if (grid[r][i] == v || grid[i][c] == v || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) {
                return false;
            }
        }
        return true;
    }

    boolean solve() {
        steps++;
        int bestR = -1, bestC = -1, best = 10;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] == 0) {
                    int n = 0;
                    for (int v = 1; v <= 9; v++) {
                        n += allowed(r, c, v) ? 1 : 0;
                    }
                    if (n < best) {
                        best = n;
                        bestR = r;
                        bestC = c;
                    }
                }
            }
        }
        if (bestR < 0) {
            return true;
        }
        for (int v = 1; v <= 9; v++) {
            if (allowed(bestR, bestC, v)) {
                grid[bestR][bestC] = v;
                if (solve()) {
                    return true;
                }
                grid[bestR][bestC] = 0;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Sudoku s = new Sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        System.out.println(s.solve() + " " + s.steps);
        for (int[] row : s.grid) {
            System.out.println(Arrays.toString(row));
        }
        System.out.println(new Sudoku("55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").solve());
    }
}
