// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

public class TemporaryFiles {
    public static void main(String[] args) throws IOException {
        Path dir = Files.createTempDirectory(Path.of(""), "pre");
        System.out.println(dir.getFileName().toString().startsWith("pre") + " " + Files.isDirectory(dir));
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(dir)));
        Path a = Files.createTempFile(dir, "one", ".dat"), b = Files.createTempFile(dir, null, null);
        System.out.println(a.getFileName().toString().matches("one\\d+\\.dat") + " " + b.toString().endsWith(".tmp") + " " + a.equals(b));
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(a)) + " " + Files.size(a));
        Set<String> names = new HashSet<>();
        for (int i = 0; i < 20; i++) names.add(Files.createTempFile(dir, "x", "y").toString());
        System.out.println(names.size());
        File f = File.createTempFile("abc", null, dir.toFile());
        System.out.println(f.getName().endsWith(".tmp") + " " + f.exists() + " " + f.length() + f.canWrite());
        try {
            File.createTempFile("ab", ".x", dir.toFile());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Files.createTempFile(dir, "a/b", "");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Files.createTempFile(Path.of("nowhere"), "a", "b");
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage().startsWith("nowhere/a"));
        }
        f.deleteOnExit();
        Path moved = Files.move(a, dir.resolve("moved"));
        System.out.println(Files.exists(a) + " " + Files.exists(moved) + " " + moved.getFileName());
        try (var out = Files.newBufferedWriter(b)) {
            out.write("temporary");
            out.newLine();
        }
        System.out.println(Files.readAllLines(b));
        FileAttribute<Set<PosixFilePermission>> only = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("r--r-----"));
        Path c = Files.createTempFile(dir, "p", "q", only);
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(c)));
        try (var all = Files.list(dir)) {
            System.out.println(all.count());
        }
        System.out.println(Files.deleteIfExists(b) + " " + Files.deleteIfExists(b));
        System.out.println(System.getProperty("java.io.tmpdir") != null);
    }
}
