// expect: as java
// scratch:
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

/** Further names of a file: written through each, counted, removed, renamed, replaced, refused. */
public class HardLinks {
    static void show(String... names) throws IOException {
        StringBuilder line = new StringBuilder();
        for (String name : names) {
            Path path = Path.of(name);
            line.append(name).append(Files.exists(path) ? "=" + Files.readString(path) + "/" + Files.getAttribute(path, "unix:nlink") : "!").append(' ');
        }
        System.out.println(line.toString().trim());
    }

    static void refused(Path link, Path existing) throws IOException {
        try {
            Files.createLink(link, existing);
            System.out.println("made");
        } catch (FileSystemException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException {
        Path a = Files.writeString(Path.of("a"), "one");
        System.out.println(Files.createLink(Path.of("b"), a));
        show("a", "b");
        Files.writeString(Path.of("b"), "three");
        show("a", "b");
        System.out.println(Files.isSameFile(a, Path.of("b")) + " " + Files.size(a));
        Files.createDirectories(Path.of("d/e"));
        Files.createLink(Path.of("d/e/c"), Path.of("b"));
        show("a", "b", "d/e/c");
        Files.setPosixFilePermissions(a, PosixFilePermissions.fromString("rw-r-----"));
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(Path.of("d/e/c"))));
        Files.setLastModifiedTime(Path.of("b"), FileTime.fromMillis(1_000_000));
        System.out.println(Files.getLastModifiedTime(a).toMillis());

        // The first name goes; the others stay.
        Files.delete(a);
        show("a", "b", "d/e/c");
        Files.writeString(a, "other");
        Files.write(Path.of("d/e/c"), "+".getBytes(), StandardOpenOption.APPEND);
        show("a", "b", "d/e/c");
        System.out.println(Files.isSameFile(a, Path.of("b")));

        // Renamed, within a folder that is renamed too.
        Files.move(Path.of("b"), Path.of("d/b2"));
        Files.move(Path.of("d"), Path.of("f"));
        show("b", "d/b2", "f/b2", "f/e/c");
        Files.writeString(Path.of("f/b2"), "moved");
        show("f/b2", "f/e/c");
        Files.move(Path.of("f/b2"), Path.of("f/e/c"), StandardCopyOption.REPLACE_EXISTING);
        try (Stream<Path> walk = Files.walk(Path.of("f"))) {
            System.out.println(walk.map(Path::toString).sorted().toList());
        }

        // One is replaced: only that name is another file.
        Files.createLink(Path.of("g"), a);
        Files.writeString(Path.of("new"), "new");
        Files.move(Path.of("new"), Path.of("g"), StandardCopyOption.ATOMIC_MOVE);
        show("a", "g");

        // What is open sees what is written by another name, and outlives all of them.
        Files.createLink(Path.of("h"), a);
        try (FileChannel channel = FileChannel.open(a, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            Files.writeString(Path.of("h"), "by h");
            ByteBuffer bytes = ByteBuffer.allocate(10);
            channel.read(bytes);
            System.out.println(new String(bytes.array(), 0, bytes.position()));
            Files.delete(a);
            Files.delete(Path.of("h"));
            channel.write(ByteBuffer.wrap("!".getBytes()), 0);
            bytes.clear();
            channel.read(bytes, 0);
            System.out.println(new String(bytes.array(), 0, bytes.position()));
        }
        show("a", "h");

        Files.writeString(Path.of("i"), "i");
        Files.createSymbolicLink(Path.of("s"), Path.of("i"));
        Files.createLink(Path.of("t"), Path.of("s"));
        System.out.println(Files.isSymbolicLink(Path.of("t")) + " " + Files.readString(Path.of("t")));
        refused(Path.of("i"), Path.of("g"));
        refused(Path.of("j"), Path.of("nowhere"));
        refused(Path.of("nowhere/j"), Path.of("i"));
        System.out.println(new TreeSet<>(Arrays.asList(new File(".").list())));
    }
}
