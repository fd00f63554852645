// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;

/** Attributes of files: times, sizes, permissions, views. */
public class FileTimes {
    public static void main(String[] args) throws IOException {
        Path file = Files.writeString(Path.of("f"), "12345");
        FileTime time = FileTime.from(Instant.parse("2001-02-03T04:05:06Z"));
        Files.setLastModifiedTime(file, time);
        System.out.println(Files.getLastModifiedTime(file) + " " + Files.getLastModifiedTime(file).toMillis() + " " + time.to(TimeUnit.DAYS));
        BasicFileAttributes a = Files.readAttributes(file, BasicFileAttributes.class);
        System.out.println(a.size() + " " + a.isRegularFile() + a.isDirectory() + a.isSymbolicLink() + a.isOther() + " " + a.lastModifiedTime().equals(time) + " " + (a.fileKey() != null));
        Map<String, Object> some = new TreeMap<>(Files.readAttributes(file, "size,isDirectory,lastModifiedTime"));
        System.out.println(some);
        System.out.println(Files.getAttribute(file, "basic:size") + " " + Files.getAttribute(file, "posix:permissions").getClass().getSimpleName().isEmpty());
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-x--x"));
        PosixFileAttributes posix = Files.readAttributes(file, PosixFileAttributes.class);
        System.out.println(PosixFilePermissions.toString(posix.permissions()) + " " + Files.isExecutable(file) + " " + (Integer.toOctalString((Integer) Files.getAttribute(file, "unix:mode"))));
        Files.getFileAttributeView(file, BasicFileAttributeView.class).setTimes(FileTime.fromMillis(5), null, null);
        System.out.println(Files.getLastModifiedTime(file));
        Path made = Files.createFile(Path.of("made"), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)));
        Path link = Files.createSymbolicLink(Path.of("link"), Path.of("f"));
        System.out.println(Files.isSymbolicLink(link) + " " + Files.readSymbolicLink(link) + " " + Files.isSameFile(link, file) + " " + Files.size(link)
                + " " + Files.readAttributes(link, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).isSymbolicLink());
        Files.delete(file);
        System.out.println(Files.exists(link) + " " + Files.exists(link, LinkOption.NOFOLLOW_LINKS));
        try {
            Files.readAttributes(file, "*");
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage());
        }
        try {
            Files.getAttribute(made, "nonsense");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            PosixFilePermissions.fromString("rwx");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(FileTime.fromMillis(0) + " " + FileTime.from(1, TimeUnit.NANOSECONDS) + " " + FileTime.fromMillis(5).compareTo(time));
    }
}
