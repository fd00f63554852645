// expect: as java
import java.util.*;
import java.util.stream.*;

public class GameOfLife {
    record Cell(int x, int y) {
        Stream<Cell> neighbours() {
            return IntStream.range(0, 9).filter(i -> i != 4).mapToObj(i -> new Cell(x + i % 3 - 1, y + i / 3 - 1));
        }
    }

    static Set<Cell> step(Set<Cell> alive) {
        Map<Cell, Long> counts = alive.stream().flatMap(Cell::neighbours).collect(Collectors.groupingBy(c -> c, Collectors.counting()));
        return counts.entrySet().stream().filter(e -> e.getValue() == 3 || e.getValue() == 2 && alive.contains(e.getKey())).map(Map.Entry::getKey)
                .collect(Collectors.toCollection(HashSet::new));
    }

    static void print(Set<Cell> alive) {
        for (int y = 0; y < 6; y++) {
            int row = y;
            System.out.println(IntStream.range(0, 8).mapToObj(x -> alive.contains(new Cell(x, row)) ? "#" : ".").collect(Collectors.joining()));
        }
        System.out.println(alive.size());
    }

    public static void main(String[] args) {
        Set<Cell> glider = new HashSet<>(List.of(new Cell(1, 0), new Cell(2, 1), new Cell(0, 2), new Cell(1, 2), new Cell(2, 2)));
        for (int i = 0; i < 8; i++) {
            if (i % 4 == 0) {
                print(glider);
            }
            glider = step(glider);
        }
        print(glider);
        boolean[][] grid = new boolean[10][10];
        grid[5][4] = grid[5][5] = grid[5][6] = grid[4][5] = true;
        for (int g = 0; g < 12; g++) {
            boolean[][] next = new boolean[10][10];
            for (int y = 0; y < 10; y++) {
                for (int x = 0; x < 10; x++) {
                    int n = 0;
                    for (int dy = -1; dy <= 1; dy++) {
                        for (int dx = -1; dx <= 1; dx++) {
                            if ((dx != 0 || dy != 0) && grid[(y + dy + 10) % 10][(x + dx + 10) % 10]) {
                                n++;
                            }
                        }
                    }
                    next[y][x] = n == 3 || n == 2 && grid[y][x];
                }
            }
            grid = next;
        }
        System.out.println(Arrays.deepHashCode(grid));
    }
}
