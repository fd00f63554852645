// expect: as java
public class NQueens {
    static int solutions;
    static int[] first;

    static void place(int row, int n, int columns, int left, int right, int[] board) {
        if (row == n) {
            if (solutions++ == 0) {
                first = board.clone();
            }
            return;
        }
        for (int free = ((1 << n) - 1) & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            board[row] = Integer.numberOfTrailingZeros(bit);
            place(row + 1, n, columns | bit, (left | bit) << 1, (right | bit) >> 1, board);
        }
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 8; n++) {
            solutions = 0;
            place(0, n, 0, 0, 0, new int[n]);
            System.out.println(n + " " + solutions);
        }
        for (int column : first) {
            StringBuilder line = new StringBuilder(". . . . . . . .");
            line.setCharAt(column * 2, 'Q');
            System.out.println(line);
        }
    }
}
