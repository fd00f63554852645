// expect: as java
import java.util.*;

public class ShortestPaths {
    record Edge(String to, int cost) {
    }

    record Step(String node, int distance) {
    }

    final Map<String, List<Edge>> graph = new TreeMap<>();

    void road(String a, String b, int cost) {
        graph.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, cost));
        graph.computeIfAbsent(b, k -> new ArrayList<>()).add(new Edge(a, cost));
    }

    Map<String, Integer> dijkstra(String from, Map<String, String> previous) {
        Map<String, Integer> best = new TreeMap<>();
        PriorityQueue<Step> queue = new PriorityQueue<>(Comparator.comparingInt(Step::distance).thenComparing(Step::node));
        queue.add(new Step(from, 0));
        while (!queue.isEmpty()) {
            Step s = queue.poll();
            if (best.putIfAbsent(s.node(), s.distance()) != null) {
                continue;
            }
            for (Edge e : graph.get(s.node())) {
                if (!best.containsKey(e.to())) {
                    queue.add(new Step(e.to(), s.distance() + e.cost()));
                    previous.merge(e.to(), s.node(), (old, now) -> best.get(old) + cost(old, e.to()) <= best.get(now) + e.cost() ? old : now);
                }
            }
        }
        return best;
    }

    int cost(String a, String b) {
        return graph.get(a).stream().filter(e -> e.to().equals(b)).mapToInt(Edge::cost).min().orElseThrow();
    }

    public static void main(String[] args) {
        ShortestPaths p = new ShortestPaths();
        String[] roads = {"A B 7", "A C 9", "A F 14", "B C 10", "B D 15", "C D 11", "C F 2", "D E 6", "E F 9", "X Y 1"};
        for (String r : roads) {
            String[] w = r.split(" ");
            p.road(w[0], w[1], Integer.parseInt(w[2]));
        }
        Map<String, String> previous = new HashMap<>();
        Map<String, Integer> best = p.dijkstra("A", previous);
        System.out.println(best);
        Deque<String> path = new ArrayDeque<>();
        for (String n = "E"; n != null; n = n.equals("A") ? null : previous.get(n)) {
            path.push(n);
        }
        System.out.println(path + " " + p.graph);
        char[][] maze = new char[][] {"S.#.....".toCharArray(), "..#.###.".toCharArray(), ".#..#...".toCharArray(), "....#.#E".toCharArray()};
        int[][] distance = new int[4][8];
        for (int[] row : distance) {
            Arrays.fill(row, -1);
        }
        Queue<int[]> q = new LinkedList<>();
        q.add(new int[] {0, 0});
        distance[0][0] = 0;
        int[] d = {0, 1, 0, -1, 0};
        while (!q.isEmpty()) {
            int[] c = q.remove();
            for (int i = 0; i < 4; i++) {
                int y = c[0] + d[i], x = c[1] + d[i + 1];
                if (y >= 0 && y < 4 && x >= 0 && x < 8 && maze[y][x] != '#' && distance[y][x] < 0) {
                    distance[y][x] = distance[c[0]][c[1]] + 1;
                    q.add(new int[] {y, x});
                }
            }
        }
        System.out.println(distance[3][7] + " " + Arrays.deepToString(distance));
    }
}
