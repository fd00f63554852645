// expect: as java
// scratch: outer
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.time.Instant;

public class Times {
    public static void main(String[] args) throws IOException {
        long before = System.currentTimeMillis();
        Path path = Files.writeString(Path.of("t"), "x");
        long modified = path.toFile().lastModified();
        System.out.println((modified >= before - 1000) + " " + (modified <= System.currentTimeMillis() + 1000));
        System.out.println(path.toFile().setLastModified(1_000_000_000_000L) + " " + path.toFile().lastModified());
        Files.setLastModifiedTime(path, FileTime.from(Instant.parse("2001-02-03T04:05:06Z")));
        System.out.println(Files.getLastModifiedTime(path));
        BasicFileAttributeView view = Files.getFileAttributeView(path, BasicFileAttributeView.class);
        view.setTimes(FileTime.fromMillis(5000), FileTime.fromMillis(7000), null);
        BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
        System.out.println(attributes.lastModifiedTime() + " " + attributes.lastAccessTime() + " " + attributes.size()
                + " " + attributes.isRegularFile() + attributes.isDirectory() + attributes.isSymbolicLink() + attributes.isOther());
        Files.writeString(path, "again");
        System.out.println(Files.getLastModifiedTime(path).toMillis() >= before - 1000);
        Files.setLastModifiedTime(Path.of("outer/text.txt"), FileTime.fromMillis(123456789));
        System.out.println(new File("outer/text.txt").lastModified() + " " + Files.readAllLines(Path.of("outer/text.txt")));
        Files.setLastModifiedTime(Path.of("outer"), FileTime.fromMillis(1000));
        System.out.println(new File("outer").lastModified());
        Files.createFile(Path.of("outer/new"));
        System.out.println(new File("outer").lastModified() > 1000);
        System.out.println(new File("none").setLastModified(5) + " " + new File("none").lastModified());
    }
}
