// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class FilesMethods {
    public static void main(String[] args) throws IOException {
        Path a = Path.of("a.txt");
        Files.write(a, List.of("one", "two"));
        Files.write(a, List.of("three"), StandardOpenOption.APPEND);
        System.out.println(Files.readAllLines(a) + " " + Files.size(a) + " " + Files.exists(a) + " " + Files.notExists(a));
        try (BufferedWriter out = Files.newBufferedWriter(Path.of("b.txt"))) {
            out.write("Grüße €");
            out.newLine();
        }
        System.out.println(Files.size(Path.of("b.txt")) + " " + Files.readString(Path.of("b.txt")).trim());
        Files.createDirectory(Path.of("d"));
        Files.createDirectories(Path.of("d/e/f"));
        Files.createDirectories(Path.of("d/e/f"));
        Files.copy(a, Path.of("d/copy"));
        Files.copy(a, Path.of("d/e/copy"), StandardCopyOption.COPY_ATTRIBUTES);
        System.out.println(Files.mismatch(a, Path.of("d/copy")) + " " + Files.isSameFile(a, Path.of("d/../a.txt"))
                + " " + Files.isSameFile(a, Path.of("d/copy")));
        System.out.println(Files.getLastModifiedTime(a).toMillis() == Files.getLastModifiedTime(Path.of("d/e/copy")).toMillis());
        try (Stream<Path> all = Files.walk(Path.of("."))) {
            System.out.println(all.sorted().collect(Collectors.toList()));
        }
        try (Stream<Path> some = Files.list(Path.of("d"))) {
            System.out.println(some.map(p -> p.getFileName().toString()).sorted().collect(Collectors.toList()));
        }
        try (DirectoryStream<Path> some = Files.newDirectoryStream(Path.of("."), "*.txt")) {
            List<String> names = new ArrayList<>();
            for (Path each : some) names.add(each.toString());
            Collections.sort(names);
            System.out.println(names);
        }
        try (Stream<String> lines = Files.lines(a)) {
            System.out.println(lines.map(String::toUpperCase).collect(Collectors.joining("|")));
        }
        System.out.println(Files.copy(new ByteArrayInputStream(new byte[20]), Path.of("zeros")) + " " + Files.size(Path.of("zeros")));
        ByteArrayOutputStream into = new ByteArrayOutputStream();
        System.out.println(Files.copy(a, into) + " " + into.size());
        System.out.println(Files.deleteIfExists(a) + " " + Files.deleteIfExists(a));
    }
}
