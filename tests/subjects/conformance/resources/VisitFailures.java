// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

/** Visitors and copies that meet errors in the middle. */
public class VisitFailures {
    public static void main(String[] args) throws IOException {
        for (String name : "a/b/c a/b/d a/e".split(" ")) {
            Files.createDirectories(Path.of(name).getParent());
            Files.writeString(Path.of(name), name);
        }
        List<String> log = new ArrayList<>();
        FileVisitor<Path> visitor = new FileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) throws IOException {
                log.add("pre " + dir);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                log.add("file " + file.getFileName());
                if (file.endsWith("c")) return FileVisitResult.SKIP_SIBLINGS;
                if (file.endsWith("d")) return FileVisitResult.SKIP_SIBLINGS;
                return FileVisitResult.TERMINATE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                log.add("failed " + e.getClass().getSimpleName());
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, IOException e) {
                log.add("post " + dir);
                return FileVisitResult.CONTINUE;
            }
        };
        System.out.println(Files.walkFileTree(Path.of("none"), visitor));
        System.out.println(log);
        log.clear();
        Files.walkFileTree(Path.of("a/b"), visitor);
        System.out.println(log.size() + " " + log.get(0) + " " + log.get(2));
        log.clear();
        Files.walkFileTree(Path.of("a/e"), visitor);
        System.out.println(log);
        log.clear();
        Files.walkFileTree(Path.of("a"), Set.of(), 0, visitor);
        System.out.println(log);
        try {
            Files.walkFileTree(Path.of("a"), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    throw new IOException("at " + file.getNameCount());
                }
            });
        } catch (IOException e) {
            System.out.println(e.getMessage().startsWith("at"));
        }
        try {
            Files.walkFileTree(Path.of("a"), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
                    return null;
                }
            });
        } catch (NullPointerException e) {
            System.out.println("null result");
        }
        Path target = Path.of("copy");
        Files.walkFileTree(Path.of("a"), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) throws IOException {
                Files.copy(dir, target.resolve(Path.of("a").relativize(dir)), StandardCopyOption.COPY_ATTRIBUTES);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path to = target.resolve(Path.of("a").relativize(file));
                Files.copy(file, to, StandardCopyOption.COPY_ATTRIBUTES);
                if (!Files.getLastModifiedTime(to).equals(attributes.lastModifiedTime())) System.out.println("times differ");
                return FileVisitResult.CONTINUE;
            }
        });
        try (var files = Files.walk(target)) {
            files.sorted().forEach(p -> System.out.println(p + (Files.isDirectory(p) ? "/" : " " + p.toFile().length())));
        }
        try {
            Files.move(Path.of("a"), Path.of("a/b/inside"));
        } catch (FileSystemException e) {
            System.out.println(e.getReason());
        }
        Files.move(Path.of("a"), Path.of("moved"));
        System.out.println(Files.exists(Path.of("moved/b/c")) + " " + Files.exists(Path.of("a")));
    }
}
