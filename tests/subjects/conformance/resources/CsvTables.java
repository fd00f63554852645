// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** A table read from a file, grouped, sorted, formatted and written back. */
public class CsvTables {
    record Row(String city, int year, double value) {
        static Row parse(String line) {
            String[] parts = line.split(";", -1);
            return new Row(parts[0].strip(), Integer.parseInt(parts[1].trim()), parts[2].isBlank() ? Double.NaN : Double.parseDouble(parts[2]));
        }
    }

    public static void main(String[] args) throws IOException {
        Files.write(Path.of("t.csv"), List.of("city;year;value", "Ulm;2001;1.5", "Bern ; 2001;2", "Ulm;2002;", "Oslo;2002;-3e1", "Bern;2003;2.25"));
        List<Row> rows;
        try (Stream<String> lines = Files.lines(Path.of("t.csv"))) {
            rows = lines.skip(1).map(Row::parse).collect(Collectors.toCollection(ArrayList::new));
        }
        System.out.println(rows.get(2));
        Map<String, DoubleSummaryStatistics> by = rows.stream().filter(r -> !Double.isNaN(r.value()))
                .collect(Collectors.groupingBy(Row::city, TreeMap::new, Collectors.summarizingDouble(Row::value)));
        by.forEach((city, s) -> System.out.printf(Locale.ROOT, "%-6s|%3d|%8.3f|%+.1e%n", city, s.getCount(), s.getAverage(), s.getMin()));
        System.out.println(rows.stream().sorted(Comparator.comparingInt(Row::year).reversed().thenComparing(Row::city)).map(Row::city).toList());
        System.out.println(rows.stream().collect(Collectors.partitioningBy(r -> r.year() > 2001, Collectors.mapping(Row::city, Collectors.joining(",", "<", ">")))));
        String both = rows.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingInt(Row::year), (n, y) -> n + "/" + y));
        System.out.println(both);
        BinaryOperator<Row> later = BinaryOperator.maxBy(Comparator.comparing(Row::year));
        System.out.println(rows.stream().collect(Collectors.toMap(Row::city, Function.identity(), later, LinkedHashMap::new)).values().stream().map(Row::year).toList());
        try (PrintWriter out = new PrintWriter(new BufferedWriter(new FileWriter("out.csv")))) {
            rows.forEach(r -> out.println(String.join(",", r.city(), Integer.toString(r.year()), Double.toString(r.value()))));
        }
        try (BufferedReader in = Files.newBufferedReader(Path.of("out.csv"))) {
            System.out.println(in.lines().mapToInt(String::length).sum());
        }
        try {
            Row.parse("x;y;z");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try (Stream<String> lines = Files.lines(Path.of("none"))) {
            lines.count();
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage());
        }
    }
}
