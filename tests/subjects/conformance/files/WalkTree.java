// expect: as java
// scratch:
import java.io.IOException;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;
import java.util.stream.*;

public class WalkTree {
    static String show(Stream<Path> paths) {
        return paths.map(p -> p.toString()).sorted().collect(Collectors.joining(" "));
    }

    public static void main(String[] args) throws IOException {
        Path root = Files.createDirectory(Path.of("root"));
        for (String name : "a/x.txt a/b/y.txt a/b/c/z.java d/w.java e".split(" ")) {
            Path p = root.resolve(name);
            Files.createDirectories(p.getParent());
            if (name.contains(".")) Files.writeString(p, name);
            else Files.createDirectory(p);
        }
        try (Stream<Path> all = Files.walk(root)) {
            System.out.println(show(all));
        }
        for (int depth = 0; depth < 4; depth++)
            try (Stream<Path> some = Files.walk(root, depth)) {
                System.out.println(depth + " " + some.count());
            }
        try (Stream<Path> found = Files.find(root, 9, (p, a) -> a.isRegularFile() && p.toString().endsWith(".java"))) {
            System.out.println(show(found));
        }
        try (Stream<Path> listed = Files.list(root)) {
            System.out.println(show(listed.map(root::relativize)));
        }
        List<String> log = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attrs) {
                log.add("pre " + root.relativize(dir));
                return dir.endsWith("c") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            public FileVisitResult visitFile(Path file, BasicFileAttributes attrs) {
                log.add("file " + root.relativize(file) + " " + attrs.size());
                return FileVisitResult.CONTINUE;
            }

            public FileVisitResult postVisitDirectory(Path dir, IOException e) {
                log.add("post " + root.relativize(dir) + " " + e);
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(log);
        log.forEach(System.out::println);
        try (DirectoryStream<Path> glob = Files.newDirectoryStream(root.resolve("a/b"), "*.{txt,java}")) {
            for (Path p : glob) System.out.println(p);
        }
        try {
            Files.walk(Path.of("nowhere"));
        } catch (NoSuchFileException e) {
            System.out.println(e);
        }
        try {
            Files.delete(root);
        } catch (DirectoryNotEmptyException e) {
            System.out.println(e);
        }
        try (Stream<Path> all = Files.walk(root)) {
            for (Path p : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(p);
        }
        System.out.println(Files.exists(root));
    }
}
