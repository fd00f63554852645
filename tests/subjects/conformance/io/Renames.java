// expect: as java
// scratch: outer
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class Renames {
    static void tree() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("."))) {
            System.out.println(all.map(Path::toString).sorted().collect(Collectors.toList()));
        }
    }
    public static void main(String[] args) throws IOException {
        Files.writeString(Path.of("a"), "a's");
        System.out.println(new File("a").renameTo(new File("b")) + " " + new File("a").renameTo(new File("c")));
        System.out.println(Files.readString(Path.of("b")));
        tree();
        System.out.println(new File("outer").renameTo(new File("moved")));
        tree();
        System.out.println(Files.readAllLines(Path.of("moved/deep/one.txt")) + " " + new File("outer").exists());
        System.out.println(new File("moved").renameTo(new File("moved/deep/self")));
        System.out.println(new File("b").renameTo(new File("moved")));
        System.out.println(new File("b").renameTo(new File("moved/text.txt")));
        System.out.println(Files.readString(Path.of("moved/text.txt")));
        new File("outer").mkdir();
        tree();
        Files.move(Path.of("moved/deep"), Path.of("outer/deep"));
        tree();
        Files.move(Path.of("outer/deep/two.txt"), Path.of("outer/deep/one.txt"), StandardCopyOption.REPLACE_EXISTING);
        System.out.println(Files.readString(Path.of("outer/deep/one.txt")));
        Files.move(Path.of("outer/deep/one.txt"), Path.of("outer/deep/three"), StandardCopyOption.ATOMIC_MOVE);
        tree();
    }
}
