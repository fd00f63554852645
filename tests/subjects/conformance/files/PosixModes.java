// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

public class PosixModes {
    static String mode(Path p) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(p));
    }

    public static void main(String[] args) throws IOException {
        Path p = Path.of("file");
        Files.writeString(p, "content");
        for (String mode : "rwxrwxrwx rw-r--r-- --------- r-x--x-w- rw-------".split(" ")) {
            Files.setPosixFilePermissions(p, PosixFilePermissions.fromString(mode));
            System.out.println(mode + " " + mode(p) + " " + Files.getAttribute(p, "unix:mode"));
        }
        File f = p.toFile();
        System.out.println(f.setReadable(true, false) + " " + mode(p) + " " + f.setWritable(false) + " " + mode(p) + " " + f.setExecutable(true) + mode(p) + f.setReadOnly() + mode(p));
        System.out.println(new File("none").setReadable(true) + " " + new File("none").canRead());
        f.setWritable(true);
        PosixFileAttributes a = Files.readAttributes(p, PosixFileAttributes.class);
        System.out.println(a.isRegularFile() + " " + a.isDirectory() + a.isSymbolicLink() + a.isOther() + " " + a.size() + " " + (a.owner() != null) + (a.group() != null) + " " + a.permissions().size());
        Map<String, Object> some = Files.readAttributes(p, "size,isDirectory");
        System.out.println(new TreeMap<>(some));
        System.out.println(new TreeSet<>(Files.readAttributes(p, "posix:*").keySet()));
        try {
            Files.getAttribute(p, "basic:colour");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            PosixFilePermissions.fromString("rwx");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        BasicFileAttributeView view = Files.getFileAttributeView(p, BasicFileAttributeView.class);
        view.setTimes(FileTime.fromMillis(86_400_000), null, null);
        System.out.println(view.name() + " " + view.readAttributes().lastModifiedTime() + " " + Files.getLastModifiedTime(p).toMillis());
        Files.setLastModifiedTime(p, FileTime.from(java.time.Instant.parse("2020-02-29T12:34:56.789Z")));
        System.out.println(Files.getLastModifiedTime(p) + " " + f.lastModified() + " " + f.setLastModified(5000) + " " + Files.getLastModifiedTime(p));
        Files.createDirectory(Path.of("dir"), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx--x--x")));
        System.out.println(mode(Path.of("dir")) + " " + Files.isReadable(Path.of("dir")) + Files.isExecutable(p) + Files.isHidden(Path.of(".x")) + Files.isHidden(p));
        System.out.println(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    }
}
