// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Directory streams: globs, filters, iteration twice, closing, concurrent changes. */
public class WatchedFolders {
    static List<String> names(Iterable<Path> paths) {
        List<String> names = new ArrayList<>();
        for (Path p : paths) names.add(p.getFileName().toString());
        Collections.sort(names);
        return names;
    }

    public static void main(String[] args) throws IOException {
        Path dir = Files.createTempDirectory(Path.of("."), "dir");
        for (String n : "x.a y.a z.b sub/w.a".split(" ")) {
            Files.createDirectories(dir.resolve(n).getParent());
            Files.createFile(dir.resolve(n));
        }
        try (DirectoryStream<Path> s = Files.newDirectoryStream(dir)) {
            System.out.println(names(s));
            try {
                s.iterator();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        try (DirectoryStream<Path> s = Files.newDirectoryStream(dir, "*.{a,c}")) {
            System.out.println(names(s));
        }
        try (DirectoryStream<Path> s = Files.newDirectoryStream(dir, Files::isDirectory)) {
            System.out.println(names(s));
        }
        DirectoryStream<Path> closed = Files.newDirectoryStream(dir);
        Iterator<Path> iterator = closed.iterator();
        closed.close();
        System.out.println(iterator.hasNext());
        try {
            iterator.next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            Files.newDirectoryStream(dir.resolve("x.a"));
        } catch (NotDirectoryException e) {
            System.out.println(e.getMessage().endsWith("x.a"));
        }
        try {
            Files.newDirectoryStream(dir, path -> {
                throw new IOException("filter");
            }).iterator().hasNext();
        } catch (DirectoryIteratorException e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            Files.delete(dir);
        } catch (DirectoryNotEmptyException e) {
            System.out.println(e.getMessage().equals(dir.toString()));
        }
        try (Stream<Path> list = Files.list(dir)) {
            System.out.println(list.count());
        }
        try (Stream<Path> walk = Files.walk(dir)) {
            walk.filter(Files::isRegularFile).forEach(p -> {
                try {
                    Files.delete(p);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
        System.out.println(names(Files.newDirectoryStream(dir)) + " " + Files.isDirectory(dir));
        try {
            Files.createDirectory(dir);
        } catch (FileAlreadyExistsException e) {
            System.out.println("exists");
        }
        try {
            Files.createDirectory(Path.of("p/q/r"));
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage());
        }
        Files.createFile(Path.of("plain"));
        try {
            Files.createDirectories(Path.of("plain/below"));
        } catch (FileSystemException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            Files.copy(Path.of("plain"), dir);
        } catch (FileAlreadyExistsException e) {
            System.out.println("there");
        }
        System.out.println(Files.copy(dir, Path.of("dir2")) + " " + Files.list(Path.of("dir2")).count());
    }
}
