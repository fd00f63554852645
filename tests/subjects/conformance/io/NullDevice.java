// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;

public class NullDevice {
    public static void main(String[] args) throws IOException {
        try (FileOutputStream out = new FileOutputStream("/dev/null")) {
            out.write(new byte[100]);
        }
        try (Writer out = Files.newBufferedWriter(Path.of("/dev/null"))) {
            out.write("nothing");
        }
        try (FileInputStream in = new FileInputStream("/dev/null")) {
            System.out.println(in.read());
        }
        OutputStream none = OutputStream.nullOutputStream();
        none.write(1);
        System.out.println(new File("/dev/null").isFile() + " " + new File("/dev/null").exists());
    }
}
