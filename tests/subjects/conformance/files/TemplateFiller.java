// expect: as java
// scratch: data
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.function.UnaryOperator;
import java.util.regex.*;
import java.util.stream.*;

/** Fills templates from properties, and includes other files; finds cycles. */
public class TemplateFiller {
    static final Pattern HOLE = Pattern.compile("\\$\\{(?<name>[\\w.]+)(?::(?<other>[^}]*))?\\}|@include\\((?<file>[^)]+)\\)");
    final Properties values = new Properties();
    final Deque<Path> open = new ArrayDeque<>();
    int filled;

    String fill(Path file) throws IOException {
        Path real = file.normalize();
        if (open.contains(real)) throw new IOException("cycle: " + Stream.concat(open.stream(), Stream.of(real)).map(Path::toString).collect(Collectors.joining(" > ")));
        open.addLast(real);
        try {
            StringBuilder out = new StringBuilder();
            Matcher m = HOLE.matcher(Files.readString(file));
            while (m.find()) {
                String by = m.group("file") != null ? fill(file.resolveSibling(m.group("file"))) : values.getProperty(m.group("name"), m.group("other"));
                if (by == null) throw new NoSuchElementException(m.group("name") + " at " + m.start());
                filled++;
                m.appendReplacement(out, Matcher.quoteReplacement(by));
            }
            return m.appendTail(out).toString();
        } finally {
            open.removeLast();
        }
    }

    public static void main(String[] args) throws IOException {
        TemplateFiller t = new TemplateFiller();
        try (Reader r = Files.newBufferedReader(Path.of("data/settings.properties"), StandardCharsets.ISO_8859_1)) {
            t.values.load(r);
        }
        t.values.put("money", "$5\\");
        Path dir = Files.createDirectories(Path.of("t/parts"));
        Files.writeString(Path.of("t/main.txt"), "<${key}> ${uni} ${none:other} ${none:} ${money}\n@include(parts/a.txt)!\n");
        Files.writeString(dir.resolve("a.txt"), "a has @include(../b.txt)");
        Files.writeString(Path.of("t/b.txt"), "b");
        System.out.print(t.fill(Path.of("t/main.txt")));
        System.out.println(t.filled);
        Files.writeString(Path.of("t/b.txt"), "@include(./main.txt)");
        for (String broken : new String[] {"t/main.txt", "t/missing.txt", "t/hole.txt"})
            try {
                if (broken.contains("hole")) Files.write(Path.of(broken), List.of("line", "${nothing}"));
                t.fill(Path.of(broken));
            } catch (IOException | NoSuchElementException e) {
                System.out.println(e + " " + t.open.size());
            }
        UnaryOperator<String> shout = s -> s.lines().map(String::toUpperCase).collect(Collectors.joining(System.lineSeparator()));
        try (PrintWriter w = new PrintWriter("out.txt", StandardCharsets.UTF_8)) {
            w.println(shout.apply(Files.readString(Path.of("data/words.txt"))));
            w.printf("%s %5.1f%%", "done", 99.5);
        }
        Files.readAllLines(Path.of("out.txt")).forEach(System.out::println);
        Console c = System.console();
        System.out.println(c == null ? "no console" : "console");
    }
}
