// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

/** Temporary files and folders, exit hooks, and what is left behind. */
public class TemporaryTrees {
    public static void main(String[] args) throws IOException {
        System.setProperty("java.io.tmpdir", new File("").getAbsolutePath());
        Path base = Files.createDirectory(Path.of("tmp"));
        Path a = Files.createTempFile(base, null, null), b = Files.createTempFile(base, "pre", ".suf");
        System.out.println(a.getFileName().toString().matches("\\d+\\.tmp") + " " + b.getFileName().toString().matches("pre\\d+\\.suf"));
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(a)) + " " + Files.size(b));
        Path dir = Files.createTempDirectory(base, "d");
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(dir)) + Files.isDirectory(dir));
        Set<String> distinct = new HashSet<>();
        for (int i = 0; i < 20; i++) distinct.add(File.createTempFile("same", ".x", dir.toFile()).getName());
        System.out.println(distinct.size() + " " + dir.toFile().list().length);
        try {
            Files.createTempFile(Path.of("none"), "a", "b");
        } catch (NoSuchFileException e) {
            System.out.println(e.getFile().startsWith("none/a"));
        }
        try {
            Files.createTempFile(base, "a/b", "");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Deque<Path> order = new ArrayDeque<>();
        Files.walkFileTree(base, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, IOException e) throws IOException {
                order.add(dir);
                Files.delete(dir);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(order.size() + " " + order.peekLast() + " " + Files.exists(base));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + new File("last").exists())));
        new File("last").createNewFile();
    }
}
