// expect: as java
// scratch:
import java.io.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;

/** A configuration that is replaced by a rename of a finished file. */
public class AtomicReplace {
    static void save(Path target, Map<String, String> values) throws IOException {
        Path parent = target.toAbsolutePath().getParent();
        Path temporary = Files.createTempFile(parent, "save", ".tmp");
        try (BufferedWriter out = Files.newBufferedWriter(temporary, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, String> e : new TreeMap<>(values).entrySet()) {
                out.write(e.getKey() + '=' + e.getValue());
                out.newLine();
            }
        }
        Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    public static void main(String[] args) throws IOException {
        Path target = Paths.get("settings.txt");
        save(target, Map.of("b", "2", "a", "1"));
        System.out.println(Files.readAllLines(target));
        save(target, Map.of("c", "ä€😀"));
        System.out.println(Files.readString(target).length() + " chars, " + Files.size(target) + " bytes");
        try (DirectoryStream<Path> left = Files.newDirectoryStream(Paths.get("."), "*.tmp")) {
            System.out.println("left: " + left.iterator().hasNext());
        }
        try {
            Files.move(Paths.get("none"), target);
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage() + " " + e.getFile() + " " + e.getReason());
        }
        Files.write(Paths.get("other"), new byte[3]);
        try {
            Files.move(Paths.get("other"), target);
        } catch (FileAlreadyExistsException e) {
            System.out.println("exists: " + e.getFile());
        }
        System.out.println(Files.deleteIfExists(target) + " " + Files.deleteIfExists(target));
    }
}
