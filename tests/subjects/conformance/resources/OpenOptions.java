// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** What each combination of open options does to an existing file, and to none. */
public class OpenOptions {
    static String attempt(Path path, OpenOption... options) {
        try (OutputStream out = Files.newOutputStream(path, options)) {
            out.write("new".getBytes());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
        try {
            return Files.exists(path) ? Files.readString(path) : "gone";
        } catch (IOException e) {
            return e.toString();
        }
    }

    public static void main(String[] args) throws IOException {
        List<OpenOption[]> all = List.of(new OpenOption[] {}, new OpenOption[] {StandardOpenOption.WRITE},
                new OpenOption[] {StandardOpenOption.APPEND}, new OpenOption[] {StandardOpenOption.CREATE},
                new OpenOption[] {StandardOpenOption.CREATE_NEW}, new OpenOption[] {StandardOpenOption.TRUNCATE_EXISTING},
                new OpenOption[] {StandardOpenOption.CREATE, StandardOpenOption.APPEND},
                new OpenOption[] {StandardOpenOption.APPEND, StandardOpenOption.TRUNCATE_EXISTING},
                new OpenOption[] {StandardOpenOption.READ}, new OpenOption[] {StandardOpenOption.DELETE_ON_CLOSE, StandardOpenOption.WRITE},
                new OpenOption[] {StandardOpenOption.SYNC, StandardOpenOption.CREATE}, new OpenOption[] {StandardOpenOption.SPARSE, StandardOpenOption.CREATE_NEW});
        for (OpenOption[] options : all) {
            Path there = Files.writeString(Path.of("there"), "existing");
            Files.deleteIfExists(Path.of("none"));
            System.out.println(Arrays.toString(options) + " " + attempt(there, options) + " " + attempt(Path.of("none"), options));
        }
        try {
            Files.newInputStream(Path.of("there"), StandardOpenOption.WRITE);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try (BufferedWriter out = Files.newBufferedWriter(Path.of("there"), StandardOpenOption.WRITE)) {
            out.write("ab");
        }
        System.out.println(Files.readString(Path.of("there")));
        Files.write(Path.of("there"), Arrays.asList("x", "y"), StandardOpenOption.APPEND);
        System.out.println(Files.readAllLines(Path.of("there")));
        try (FileOutputStream truncating = new FileOutputStream("there")) {
            System.out.println(new File("there").length());
            try (FileOutputStream appending = new FileOutputStream("there", true)) {
                truncating.write("0123".getBytes());
                appending.write("A".getBytes());
                truncating.write("45".getBytes());
            }
        }
        System.out.println(Files.readString(Path.of("there")) + " " + Files.mismatch(Path.of("there"), Files.writeString(Path.of("other"), "0123x")));
    }
}
