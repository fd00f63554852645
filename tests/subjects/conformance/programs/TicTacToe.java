// expect: as java
import java.util.*;

public class TicTacToe {
    private final char[] board = ".........".toCharArray();
    private static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    private final Map<String, Integer> known = new HashMap<>();

    private char winner() {
        for (int[] l : LINES) if (board[l[0]] != '.' && board[l[0]] == board[l[1]] && board[l[1]] == board[l[2]]) return board[l[0]];
        return '.';
    }

    private int score(char player) {
        char w = winner();
        if (w != '.') return w == player ? 1 : -1;
        String key = new String(board) + player;
        Integer k = known.get(key);
        if (k != null) return k;
        int best = -2;
        for (int i = 0; i < 9; i++) {
            if (board[i] != '.') continue;
            board[i] = player;
            best = Math.max(best, -score(player == 'X' ? 'O' : 'X'));
            board[i] = '.';
        }
        if (best == -2) best = 0;
        known.put(key, best);
        return best;
    }

    public static void main(String[] args) {
        TicTacToe t = new TicTacToe();
        t.board[0] = 'X';
        t.board[4] = 'O';
        System.out.println(t.score('X') + " " + t.known.size());
        t.board[8] = 'X';
        t.board[1] = 'O';
        System.out.println(t.score('X') + " " + t.winner() + String.valueOf(t.board));
        t.board[7] = 'O';
        System.out.println(t.score('X') + "" + t.winner());
    }
}
