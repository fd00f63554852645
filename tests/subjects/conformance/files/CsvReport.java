// expect: as java
// scratch: data
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** A small program as people write them: reads a table, groups, formats, writes a report. */
public class CsvReport {
    record Row(String name, OptionalInt age, String city) {
        static Row of(List<String> cells) {
            if (cells.size() != 3) throw new IllegalArgumentException("cells: " + cells);
            return new Row(cells.get(0), cells.get(1).isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(cells.get(1))), cells.get(2));
        }
    }

    static List<String> split(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                if (quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else cell.append(c);
        }
        if (quoted) throw new UncheckedIOException(new IOException("open quote in " + line));
        cells.add(cell.toString());
        return cells;
    }

    public static void main(String[] args) throws IOException {
        List<Row> rows;
        try (Stream<String> lines = Files.lines(Path.of("data/table.csv"))) {
            rows = lines.skip(1).map(CsvReport::split).map(Row::of).collect(Collectors.toCollection(ArrayList::new));
        }
        rows.forEach(System.out::println);
        for (int i = 0; i < 30; i++) rows.add(new Row("P" + i, i % 4 == 0 ? OptionalInt.empty() : OptionalInt.of(i * 7 % 50), "City" + i % 3));
        Map<String, List<Row>> byCity = rows.stream().collect(Collectors.groupingBy(Row::city, TreeMap::new, Collectors.toList()));
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of("report.txt")))) {
            byCity.forEach((city, in) -> {
                IntSummaryStatistics s = in.stream().flatMapToInt(r -> r.age().stream()).summaryStatistics();
                out.printf(Locale.ROOT, "%-8s|%3d|%6.2f|%s%n", city, in.size(), s.getAverage(), s.getCount() == 0 ? "-" : s.getMin() + ".." + s.getMax());
            });
        }
        System.out.print(Files.readString(Path.of("report.txt")));
        Comparator<Row> order = Comparator.comparing(Row::city).reversed().thenComparing(r -> r.age().orElse(-1)).thenComparing(Row::name, Comparator.reverseOrder());
        System.out.println(rows.stream().sorted(order).limit(6).map(Row::name).collect(Collectors.joining(",", "[", "]")));
        System.out.println(rows.stream().collect(Collectors.partitioningBy(r -> r.age().isPresent(), Collectors.counting())));
        String both = rows.stream().map(Row::name).collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + ":" + s.length()));
        System.out.println(both);
        for (String bad : new String[] {"a,b", "a,x,c", "\"open,1,c"})
            try {
                Row.of(split(bad));
            } catch (IllegalArgumentException | UncheckedIOException e) {
                System.out.println(e);
            }
    }
}
