// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;

public class Temporary {
    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("pre", ".suf"), here = File.createTempFile("pre", null, new File("."));
        System.out.println(file.getName().startsWith("pre") + " " + file.getName().endsWith(".suf") + " " + file.length()
                + " " + here.getName().endsWith(".tmp") + " " + file.exists() + " " + here.getParent());
        file.deleteOnExit();
        System.out.println(here.delete());
        Path folder = Files.createTempDirectory("dir"), path = Files.createTempFile(folder, "a", "b");
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)) + " "
                + PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
        Files.writeString(path, "text");
        System.out.println(Files.readString(path) + " " + folder.toFile().list().length);
        Files.delete(path);
        Files.delete(folder);
        System.out.println(Files.exists(folder));
        Path other = Files.createTempFile("x", null);
        try (OutputStream out = Files.newOutputStream(other, StandardOpenOption.DELETE_ON_CLOSE)) {
            out.write(1);
        }
        System.out.println(Files.exists(other));
    }
}
