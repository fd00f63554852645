// expect: as java
// scratch: linked.txt second.txt=linked.txt third.txt=linked.txt inner inner/fourth.txt=linked.txt
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.*;

/** Files that have several names before the program begins: what is done by one is seen by the others. */
public class HardLinksOutside {
    static void show(String when) throws IOException {
        System.out.println(when);
        for (String name : List.of("linked.txt", "second.txt", "third.txt", "moved.txt", "inner/fourth.txt", "outer/fourth.txt")) {
            Path path = Path.of(name);
            if (Files.exists(path))
                System.out.println("  " + name + " " + Files.readString(path).trim() + ", " + Files.getAttribute(path, "unix:nlink") + " names, "
                        + Files.isSameFile(path, Path.of("third.txt")));
        }
    }

    public static void main(String[] args) throws IOException {
        show("at first");
        try (FileChannel open = FileChannel.open(Path.of("third.txt"), StandardOpenOption.READ)) {
            Files.delete(Path.of("second.txt"));
            show("one is gone, nothing is written");
            Files.writeString(Path.of("linked.txt"), "written");
            show("written by another name");
            ByteBuffer bytes = ByteBuffer.allocate(100);
            open.read(bytes);
            System.out.println(new String(bytes.array(), 0, bytes.position()));
        }
        Files.write(Path.of("inner/fourth.txt"), " more".getBytes(), StandardOpenOption.APPEND);
        show("appended");
        Files.move(Path.of("linked.txt"), Path.of("moved.txt"));
        show("renamed");
        Files.move(Path.of("inner"), Path.of("outer"));
        show("in a renamed folder");
        Files.delete(Path.of("moved.txt"));
        show("the name that was written by is gone");
        Files.writeString(Path.of("moved.txt"), "another one");
        Files.write(Path.of("third.txt"), " and more".getBytes(), StandardOpenOption.APPEND);
        show("another one");
        Files.writeString(Path.of("new"), "new");
        Files.move(Path.of("new"), Path.of("third.txt"), StandardCopyOption.ATOMIC_MOVE);
        show("replaced");
        System.out.println(new TreeSet<>(Arrays.asList(new File(".").list())));
    }
}
