// expect: safe
// states-at-most: 2000
// With two tiles exchanged there is no solution; 360 positions are reachable.
import gov.nasa.jpf.vm.Verify;

public class SlidingPuzzleSwapped {
    static final int[] board = {2, 1, 3, 4, 5, 0};
    static int gap = 5;

    static void move(int direction) {
        int row = gap / 3 + (direction == 0 ? -1 : direction == 1 ? 1 : 0);
        int column = gap % 3 + (direction == 2 ? -1 : direction == 3 ? 1 : 0);
        Verify.ignoreIf(row < 0 || row > 1 || column < 0 || column > 2);
        int tile = row * 3 + column;
        board[gap] = board[tile];
        board[tile] = 0;
        gap = tile;
    }

    static boolean solved() {
        for (int i = 0; i < 5; i++) {
            if (board[i] != i + 1) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        while (true) {
            move(Verify.getInt(0, 3));
            assert !solved() : "solved";
        }
    }
}
