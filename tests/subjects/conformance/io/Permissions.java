// expect: as java
// scratch: outer
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

public class Permissions {
    static void show(Path path) throws IOException {
        File file = path.toFile();
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)) + " " + file.canRead() + " "
                + file.canWrite() + " " + file.canExecute() + " " + Files.isWritable(path) + " " + Files.isExecutable(path));
    }
    public static void main(String[] args) throws IOException {
        Path path = Files.writeString(Path.of("p"), "x");
        show(path);
        System.out.println(path.toFile().setReadOnly());
        show(path);
        System.out.println(path.toFile().setWritable(true, false) + " " + path.toFile().setExecutable(true));
        show(path);
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-r-----"));
        show(path);
        Files.createFile(Path.of("q"), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("r--------")));
        show(Path.of("q"));
        Path outer = Path.of("outer/text.txt");
        Files.setPosixFilePermissions(outer, PosixFilePermissions.fromString("rwx--x--x"));
        show(outer);
        System.out.println(Files.readAllLines(outer));
        Files.setPosixFilePermissions(Path.of("outer"), PosixFilePermissions.fromString("rwx------"));
        show(Path.of("outer"));
        try {
            Files.writeString(Path.of("q"), "may I?");
            System.out.println(Files.readString(Path.of("q")));
        } catch (AccessDeniedException expected) {
            System.out.println(expected);
        }
        System.out.println(new File("nothing").setReadOnly());
        System.out.println(Files.getOwner(path).equals(Files.getOwner(Path.of("."))));
        Files.setOwner(path, Files.getOwner(path));
        System.out.println(Files.getAttribute(path, "unix:mode").equals(0100640));
    }
}
