// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LifeGame {
    record Cell(int x, int y) implements Comparable<Cell> {
        Stream<Cell> around() {
            return IntStream.rangeClosed(-1, 1).boxed().flatMap(dx -> IntStream.rangeClosed(-1, 1).filter(dy -> dx != 0 || dy != 0).mapToObj(dy -> new Cell(x + dx, y + dy)));
        }

        @Override
        public int compareTo(Cell o) {
            return Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x).compare(this, o);
        }
    }

    static Set<Cell> step(Set<Cell> alive) {
        Map<Cell, Long> counts = alive.stream().flatMap(Cell::around).collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return counts.entrySet().stream().filter(e -> e.getValue() == 3 || e.getValue() == 2 && alive.contains(e.getKey())).map(Map.Entry::getKey).collect(Collectors.toCollection(TreeSet::new));
    }

    public static void main(String[] args) {
        Set<Cell> glider = new TreeSet<>();
        String[] rows = {".#.", "..#", "###"};
        for (int y = 0; y < 3; y++) for (int x = 0; x < 3; x++) if (rows[y].charAt(x) == '#') glider.add(new Cell(x, y));
        for (int i = 0; i < 4; i++) glider = step(glider);
        System.out.println(glider);
        Set<Cell> blinker = Set.of(new Cell(0, 1), new Cell(1, 1), new Cell(2, 1));
        System.out.println(step(blinker) + " " + step(step(blinker)).equals(blinker) + step(Set.of()));
    }
}
