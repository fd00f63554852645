// expect: as java
// scratch:
import java.io.*;
import java.util.*;
import java.util.zip.*;

public class ZipInFile {
    public static void main(String[] args) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(new FileOutputStream("z.zip"))) {
            for (String name : List.of("a.txt", "b/c.txt")) {
                out.putNextEntry(new ZipEntry(name));
                out.write(("in " + name).getBytes());
                out.closeEntry();
            }
        }
        try (ZipInputStream in = new ZipInputStream(new FileInputStream("z.zip"))) {
            for (ZipEntry entry; (entry = in.getNextEntry()) != null;)
                System.out.println(entry.getName() + " " + new String(in.readAllBytes()));
        }
        try (ZipFile zip = new ZipFile("z.zip")) {
            System.out.println(zip.size() + " " + new String(zip.getInputStream(zip.getEntry("b/c.txt")).readAllBytes()));
        }
    }
}
