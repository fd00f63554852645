// expect: as java
import java.util.*;

public class Puzzles {
    static int hanoi(int n, char a, char b, char c, StringBuilder log) {
        return n == 0 ? 0 : hanoi(n - 1, a, c, b, log) + move(a, c, log) + hanoi(n - 1, b, a, c, log);
    }

    static int move(char a, char c, StringBuilder log) {
        log.append(a).append(c).append(' ');
        return 1;
    }

    static boolean sudoku(int[][] g) {
        for (int r = 0; r < 4; r++) {
            for (int c = 0; c < 4; c++) {
                if (g[r][c] != 0) continue;
                next:
                for (int v = 1; v <= 4; v++) {
                    for (int k = 0; k < 4; k++) if (g[r][k] == v || g[k][c] == v || g[r / 2 * 2 + k / 2][c / 2 * 2 + k % 2] == v) continue next;
                    g[r][c] = v;
                    if (sudoku(g)) return true;
                    g[r][c] = 0;
                }
                return false;
            }
        }
        return true;
    }

    static int ways(int amount, int... coins) {
        int[] w = new int[amount + 1];
        w[0] = 1;
        for (int coin : coins) for (int i = coin; i <= amount; i++) w[i] += w[i - coin];
        return w[amount];
    }

    static String longest(String a, String b) {
        String[][] t = new String[a.length() + 1][b.length() + 1];
        for (String[] row : t) Arrays.fill(row, "");
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--) t[i][j] = a.charAt(i) == b.charAt(j) ? a.charAt(i) + t[i + 1][j + 1] : t[i + 1][j].length() >= t[i][j + 1].length() ? t[i + 1][j] : t[i][j + 1];
        return t[0][0];
    }

    static int jugs(int a, int b, int goal) {
        Map<List<Integer>, Integer> seen = new HashMap<>(Map.of(List.of(0, 0), 0));
        Queue<List<Integer>> q = new ArrayDeque<>(seen.keySet());
        while (!q.isEmpty()) {
            List<Integer> s = q.remove();
            int x = s.get(0), y = s.get(1), n = seen.get(s);
            if (x == goal || y == goal) return n;
            int p = Math.min(x, b - y), o = Math.min(y, a - x);
            for (List<Integer> t : List.of(List.of(a, y), List.of(x, b), List.of(0, y), List.of(x, 0), List.of(x - p, y + p), List.of(x + o, y - o))) if (seen.putIfAbsent(t, n + 1) == null) q.add(t);
        }
        return -1;
    }

    public static void main(String[] args) {
        StringBuilder log = new StringBuilder();
        System.out.println(hanoi(4, 'a', 'b', 'c', log) + " " + log);
        int[][] g = {{1, 0, 0, 0}, {0, 0, 3, 0}, {0, 4, 0, 0}, {0, 0, 0, 2}};
        System.out.println(sudoku(g) + Arrays.deepToString(g) + sudoku(new int[][] {{1, 1, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}));
        System.out.println(ways(100, 1, 5, 10, 25, 50) + " " + longest("chimpanzee", "human") + " " + jugs(3, 5, 4) + jugs(2, 4, 3));
        for (int i = 1; i <= 15; i++) System.out.print(i % 15 == 0 ? "FizzBuzz " : i % 5 == 0 ? "Buzz " : i % 3 == 0 ? "Fizz " : i + " ");
        System.out.println();
        String s = "1";
        for (int i = 0; i < 6; i++) {
            StringBuilder next = new StringBuilder();
            for (int j = 0, k; j < s.length(); j = k) {
                for (k = j; k < s.length() && s.charAt(k) == s.charAt(j); k++);
                next.append(k - j).append(s.charAt(j));
            }
            s = next.toString();
        }
        System.out.println(s);
    }
}
