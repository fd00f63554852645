// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.stream.*;

/** A manifest of checksums written, and verified after changes. */
public class Checksums {
    static String sum(Path p) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(p)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    static void write(Path root, Path manifest) throws IOException {
        try (Stream<Path> files = Files.walk(root); PrintWriter out = new PrintWriter(manifest.toFile())) {
            for (Path p : files.filter(Files::isRegularFile).sorted().toList()) out.println(sum(p) + "  " + root.relativize(p));
        }
    }

    static List<String> verify(Path root, Path manifest) throws IOException {
        List<String> problems = new ArrayList<>();
        Set<Path> known = new HashSet<>();
        for (String line : Files.readAllLines(manifest)) {
            Path p = root.resolve(line.substring(66));
            known.add(p);
            if (Files.notExists(p)) problems.add("missing " + p);
            else if (!sum(p).equals(line.substring(0, 64))) problems.add("changed " + p);
        }
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(p -> Files.isRegularFile(p) && !known.contains(p)).sorted().forEach(p -> problems.add("new " + p));
        }
        return problems;
    }

    public static void main(String[] args) throws IOException {
        Path root = Files.createDirectories(Path.of("tree/sub")).getParent();
        for (int i = 0; i < 4; i++) Files.writeString(root.resolve(i % 2 == 0 ? "f" + i : "sub/g" + i), "content " + i);
        write(root, Path.of("manifest"));
        System.out.println(Files.readString(Path.of("manifest")));
        System.out.println(verify(root, Path.of("manifest")));
        Files.writeString(root.resolve("f0"), "!", StandardOpenOption.APPEND);
        Files.delete(root.resolve("sub/g1"));
        Files.copy(root.resolve("f2"), root.resolve("copy"));
        System.out.println(verify(root, Path.of("manifest")));
        System.out.println(Files.mismatch(root.resolve("f2"), root.resolve("copy")) + " " + Files.mismatch(root.resolve("f0"), root.resolve("f2")));
    }
}
