// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Line differences of two files, and their patch applied. */
public class DiffOfFiles {
    static List<String> diff(List<String> a, List<String> b) {
        int[][] best = new int[a.size() + 1][b.size() + 1];
        for (int i = a.size() - 1; i >= 0; i--)
            for (int j = b.size() - 1; j >= 0; j--) best[i][j] = a.get(i).equals(b.get(j)) ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
        List<String> out = new ArrayList<>();
        int i = 0, j = 0;
        while (i < a.size() || j < b.size()) {
            if (i < a.size() && j < b.size() && a.get(i).equals(b.get(j))) {
                out.add(" " + a.get(i++));
                j++;
            } else if (j == b.size() || (i < a.size() && best[i + 1][j] >= best[i][j + 1])) {
                out.add("-" + a.get(i++));
            } else {
                out.add("+" + b.get(j++));
            }
        }
        return out;
    }

    static List<String> patch(List<String> diff, char without) {
        return diff.stream().filter(line -> line.charAt(0) != without).map(line -> line.substring(1)).collect(Collectors.toList());
    }

    public static void main(String[] args) throws IOException {
        Files.write(Path.of("a"), List.of("one", "two", "three", "four", "", "six"));
        Files.write(Path.of("b"), List.of("zero", "one", "three", "4", "", "six", "seven"));
        List<String> a = Files.readAllLines(Path.of("a")), b = Files.readAllLines(Path.of("b"));
        List<String> diff = diff(a, b);
        try (PrintStream out = new PrintStream(new File("d.patch"))) {
            diff.forEach(out::println);
        }
        try (Stream<String> lines = Files.lines(Path.of("d.patch"))) {
            List<String> read = lines.toList();
            read.forEach(System.out::println);
            System.out.println(patch(read, '+').equals(a) + " " + patch(read, '-').equals(b));
        }
        System.out.println(Files.mismatch(Path.of("a"), Path.of("b")) + " " + Files.mismatch(Path.of("a"), Path.of("a")));
        System.out.println(diff(List.of(), List.of("x")) + " " + diff(List.of(), List.of()));
    }
}
