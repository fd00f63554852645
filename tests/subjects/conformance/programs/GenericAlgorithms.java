// expect: as java
import java.util.*;
import java.util.function.*;

public class GenericAlgorithms {
    static class Graph<N extends Comparable<N>> {
        final Map<N, Map<N, Integer>> edges = new TreeMap<>();

        Graph<N> edge(N a, N b, int w) {
            edges.computeIfAbsent(a, k -> new TreeMap<>()).put(b, w);
            edges.computeIfAbsent(b, k -> new TreeMap<>());
            return this;
        }

        Map<N, Integer> distances(N from) {
            Map<N, Integer> best = new TreeMap<>(Map.of(from, 0));
            PriorityQueue<Map.Entry<N, Integer>> queue = new PriorityQueue<>(Map.Entry.<N, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()));
            queue.add(Map.entry(from, 0));
            while (!queue.isEmpty()) {
                var at = queue.poll();
                if (at.getValue() > best.get(at.getKey())) continue;
                edges.get(at.getKey()).forEach((to, w) -> {
                    int d = at.getValue() + w;
                    if (d < best.getOrDefault(to, Integer.MAX_VALUE)) {
                        best.put(to, d);
                        queue.add(Map.entry(to, d));
                    }
                });
            }
            return best;
        }

        List<N> sorted() {
            List<N> out = new ArrayList<>();
            Set<N> open = new HashSet<>(), done = new HashSet<>();
            for (N n : edges.keySet()) visit(n, open, done, out);
            Collections.reverse(out);
            return out;
        }

        private void visit(N n, Set<N> open, Set<N> done, List<N> out) {
            if (done.contains(n)) return;
            if (!open.add(n)) throw new IllegalStateException("cycle at " + n);
            edges.get(n).keySet().forEach(m -> visit(m, open, done, out));
            done.add(n);
            out.add(n);
        }
    }

    static <T> void permutations(List<T> items, int k, Consumer<? super List<T>> to) {
        if (k == items.size()) {
            to.accept(List.copyOf(items));
            return;
        }
        for (int i = k; i < items.size(); i++) {
            Collections.swap(items, k, i);
            permutations(items, k + 1, to);
            Collections.swap(items, k, i);
        }
    }

    static <K, V> Function<K, V> memoized(BiFunction<Function<K, V>, K, V> f) {
        Map<K, V> known = new HashMap<>();
        return new Function<>() {
            @Override
            public V apply(K k) {
                V v = known.get(k);
                if (v == null) known.put(k, v = f.apply(this, k));
                return v;
            }
        };
    }

    static <T extends Comparable<? super T>> void quick(T[] a, int lo, int hi) {
        if (lo >= hi) return;
        T pivot = a[(lo + hi) >>> 1];
        int i = lo, j = hi;
        while (i <= j) {
            while (a[i].compareTo(pivot) < 0) i++;
            while (a[j].compareTo(pivot) > 0) j--;
            if (i <= j) {
                T t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    public static void main(String[] args) {
        Graph<String> g = new Graph<String>().edge("a", "b", 4).edge("a", "c", 1).edge("c", "b", 2).edge("b", "d", 5).edge("e", "d", 1);
        System.out.println(g.distances("a") + " " + g.sorted());
        try {
            g.edge("d", "a", 1).sorted();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<List<Integer>> all = new ArrayList<>();
        permutations(new ArrayList<>(List.of(1, 2, 3)), 0, all::add);
        System.out.println(all);
        Function<Integer, Long> fib = memoized((self, n) -> n < 2 ? (long) n : self.apply(n - 1) + self.apply(n - 2));
        System.out.println(fib.apply(80));
        Character[] letters = "quicksortalgorithm".chars().mapToObj(c -> (char) c).toArray(Character[]::new);
        quick(letters, 0, letters.length - 1);
        StringBuilder sb = new StringBuilder();
        for (char c : letters) sb.append(c);
        System.out.println(sb);
        boolean[] composite = new boolean[100];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i < 100; i++) {
            if (composite[i]) continue;
            primes.add(i);
            for (int j = i * i; j < 100; j += i) composite[j] = true;
        }
        System.out.println(primes.size() + " " + primes.get(primes.size() - 1) + " " + levenshtein("kitten", "sitting") + " " + new StringBuilder(toRoman(1994)).append(' ').append(gcd(1071, 462)) + " " + queens(6, 0, 0, 0, 0));
        long[][] m = {{1, 1}, {1, 0}}, r = {{1, 0}, {0, 1}};
        for (int n = 50; n > 0; n >>= 1) {
            if ((n & 1) == 1) r = times(r, m);
            m = times(m, m);
        }
        System.out.println(r[0][1] + " " + Arrays.deepToString(spiral(3)) + collatz(27));
    }

    static long[][] times(long[][] a, long[][] b) {
        long[][] c = new long[2][2];
        for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 2; k++) c[i][j] += a[i][k] * b[k][j];
        return c;
    }

    static int levenshtein(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0]++;
            for (int j = 1; j < row.length; j++) {
                int old = row[j];
                row[j] = a.charAt(i - 1) == b.charAt(j - 1) ? diagonal : 1 + Math.min(diagonal, Math.min(row[j], row[j - 1]));
                diagonal = old;
            }
        }
        return row[b.length()];
    }

    static String toRoman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String out = "";
        for (int i = 0; n > 0; i++) while (n >= values[i]) {
            out += signs[i];
            n -= values[i];
        }
        return out;
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static int queens(int n, int row, int cols, int down, int up) {
        if (row == n) return 1;
        int count = 0;
        for (int c = 0; c < n; c++) {
            int bit = 1 << c, d = 1 << row + c, u = 1 << row - c + n;
            if ((cols & bit | down & d | up & u) == 0) count += queens(n, row + 1, cols | bit, down | d, up | u);
        }
        return count;
    }

    static int[][] spiral(int n) {
        int[][] a = new int[n][n];
        int x = 0, y = 0, dx = 1, dy = 0;
        for (int i = 1; i <= n * n; i++) {
            a[y][x] = i;
            int nx = x + dx, ny = y + dy;
            if (nx < 0 || ny < 0 || nx >= n || ny >= n || a[ny][nx] != 0) {
                int t = dx;
                dx = -dy;
                dy = t;
            }
            x += dx;
            y += dy;
        }
        return a;
    }

    static int collatz(long n) {
        int steps = 0;
        for (; n != 1; steps++) n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        return steps;
    }
}
