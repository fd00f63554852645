// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

/** Symbolic links: made, followed, broken, in circles, copied, walked. */
public class LinkedFiles {
    public static void main(String[] args) throws IOException {
        Files.createDirectories(Path.of("d/e"));
        Files.writeString(Path.of("d/e/f"), "text");
        Path link = Files.createSymbolicLink(Path.of("l"), Path.of("d/e"));
        System.out.println(Files.readString(link.resolve("f")) + " " + Files.isDirectory(link) + " " + Files.isDirectory(link, LinkOption.NOFOLLOW_LINKS));
        Files.writeString(link.resolve("g"), "through");
        System.out.println(new TreeSet<>(Arrays.asList(new File("d/e").list())) + " " + link.toRealPath().endsWith("d/e") + " " + link.toRealPath(LinkOption.NOFOLLOW_LINKS).endsWith("l"));
        Files.createSymbolicLink(Path.of("d/up"), Path.of(".."));
        System.out.println(Files.exists(Path.of("d/up/d/up/l/f")) + " " + Files.readSymbolicLink(Path.of("d/up")));
        try (Stream<Path> walk = Files.walk(Path.of("d"))) {
            System.out.println(walk.map(Path::toString).sorted().toList());
        }
        try (Stream<Path> walk = Files.walk(Path.of("d"), FileVisitOption.FOLLOW_LINKS)) {
            System.out.println(walk.count());
        } catch (UncheckedIOException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        Files.createSymbolicLink(Path.of("a"), Path.of("b"));
        Files.createSymbolicLink(Path.of("b"), Path.of("a"));
        try {
            Files.readString(Path.of("a"));
        } catch (FileSystemException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Files.exists(Path.of("a")) + " " + Files.exists(Path.of("a"), LinkOption.NOFOLLOW_LINKS) + " " + new File("a").exists());
        try {
            Files.createSymbolicLink(Path.of("a"), Path.of("x"));
        } catch (FileAlreadyExistsException e) {
            System.out.println(e.getMessage());
        }
        Files.delete(Path.of("b"));
        Path dangling = Path.of("a");
        try (Writer out = new FileWriter("a")) {
            out.write("made b");
        }
        System.out.println(Files.readString(Path.of("b")) + " " + Files.isSameFile(dangling, Path.of("b")));
        Files.copy(dangling, Path.of("copied"));
        Files.copy(dangling, Path.of("copied link"), LinkOption.NOFOLLOW_LINKS);
        System.out.println(Files.isSymbolicLink(Path.of("copied")) + " " + Files.isSymbolicLink(Path.of("copied link")));
        Files.move(link, Path.of("moved"));
        System.out.println(Files.isSymbolicLink(Path.of("moved")) + " " + Files.exists(Path.of("d/e/f")));
        Files.delete(Path.of("moved"));
        try {
            Files.readSymbolicLink(Path.of("copied"));
        } catch (NotLinkException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Files.readAttributes(Path.of("a"), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).size());
    }
}
