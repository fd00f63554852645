// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

/** One folder made like another: copied, updated by time, removed. */
public class FolderMirror {
    static void mirror(Path from, Path to, List<String> log) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path d, BasicFileAttributes a) throws IOException {
                Path t = to.resolve(from.relativize(d));
                if (Files.notExists(t)) {
                    Files.createDirectory(t);
                    log.add("mkdir " + t);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path f, BasicFileAttributes a) throws IOException {
                Path t = to.resolve(from.relativize(f));
                if (Files.notExists(t) || Files.getLastModifiedTime(t).compareTo(a.lastModifiedTime()) < 0) {
                    Files.copy(f, t, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
                    log.add("copy " + t);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        Files.walkFileTree(to, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path f, BasicFileAttributes a) throws IOException {
                if (Files.notExists(from.resolve(to.relativize(f)))) {
                    Files.delete(f);
                    log.add("delete " + f);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path d, IOException e) throws IOException {
                if (Files.notExists(from.resolve(to.relativize(d)))) {
                    Files.delete(d);
                    log.add("rmdir " + d);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    static void run(Path a, Path b) throws IOException {
        List<String> log = new ArrayList<>();
        mirror(a, b, log);
        Collections.sort(log);
        System.out.println(log);
    }

    public static void main(String[] args) throws IOException {
        Path a = Path.of("a"), b = Path.of("b");
        Files.createDirectories(a.resolve("x/y"));
        for (String n : "1 x/2 x/y/3".split(" ")) {
            Files.writeString(a.resolve(n), n);
            Files.setLastModifiedTime(a.resolve(n), FileTime.fromMillis(1_000_000_000_000L));
        }
        run(a, b);
        run(a, b);
        Files.setLastModifiedTime(a.resolve("x/2"), FileTime.fromMillis(1_000_000_005_000L));
        Files.writeString(b.resolve("extra"), "");
        Files.delete(a.resolve("x/y/3"));
        Files.delete(a.resolve("x/y"));
        run(a, b);
        System.out.println(Files.getLastModifiedTime(b.resolve("x/2")) + " " + Files.readString(b.resolve("1")) + Files.exists(b.resolve("x/y")));
    }
}
