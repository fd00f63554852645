// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** Sorting a large file by runs that are merged. */
public class MergedRuns {
    record Run(BufferedReader in, String line) {}

    static List<Path> split(Path file, int size) throws IOException {
        List<Path> runs = new ArrayList<>();
        try (BufferedReader in = Files.newBufferedReader(file)) {
            List<String> lines = new ArrayList<>();
            for (String line; (line = in.readLine()) != null;) {
                lines.add(line);
                if (lines.size() == size) runs.add(write(lines, runs.size()));
            }
            if (!lines.isEmpty()) runs.add(write(lines, runs.size()));
        }
        return runs;
    }

    static Path write(List<String> lines, int number) throws IOException {
        lines.sort(null);
        Path run = Files.write(Path.of("run" + number), lines);
        lines.clear();
        return run;
    }

    public static void main(String[] args) throws IOException {
        Random random = new Random(7);
        Path file = Path.of("big");
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < 300; i++) out.append(Integer.toString(random.nextInt(100000), 36)).append('\n');
        }
        List<Path> runs = split(file, 64);
        PriorityQueue<Run> queue = new PriorityQueue<>(Comparator.comparing(Run::line));
        for (Path run : runs) {
            BufferedReader in = Files.newBufferedReader(run);
            queue.add(new Run(in, in.readLine()));
        }
        try (PrintWriter out = new PrintWriter("sorted")) {
            while (!queue.isEmpty()) {
                Run least = queue.poll();
                out.println(least.line());
                String next = least.in().readLine();
                if (next == null) least.in().close();
                else queue.add(new Run(least.in(), next));
            }
        }
        List<String> sorted = Files.readAllLines(Path.of("sorted")), plain = Files.readAllLines(file);
        Collections.sort(plain);
        System.out.println(runs.size() + " " + sorted.equals(plain) + " " + sorted.get(0) + " " + sorted.get(299) + " " + Files.size(file));
        for (Path run : runs) Files.delete(run);
        System.out.println(Arrays.asList(new File(".").list()).stream().sorted().toList());
    }
}
