// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.*;

/** An archive in an archive, entries copied without unpacking them all. */
public class NestedArchives {
    static byte[] zip(Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> e : entries.entrySet()) {
                ZipEntry z = new ZipEntry(e.getKey());
                z.setTime(1_000_000_000_000L);
                out.putNextEntry(z);
                out.write(e.getValue());
                out.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    static void list(InputStream in, String indent) throws IOException {
        ZipInputStream zip = new ZipInputStream(in);
        for (ZipEntry e; (e = zip.getNextEntry()) != null;) {
            CheckedInputStream checked = new CheckedInputStream(zip, new CRC32());
            if (e.getName().endsWith(".zip")) {
                System.out.println(indent + e.getName() + ":");
                list(zip, indent + "  ");
            } else {
                int n = checked.readAllBytes().length;
                System.out.println(indent + e.getName() + " " + n + " " + Long.toHexString(checked.getChecksum().getValue()) + " " + e.isDirectory());
            }
        }
    }

    public static void main(String[] args) throws IOException {
        Map<String, byte[]> inner = new TreeMap<>(Map.of("a.txt", "alpha".repeat(50).getBytes(), "dir/", new byte[0], "dir/b", new byte[] {1, 2, 3}));
        Map<String, byte[]> outer = new LinkedHashMap<>();
        outer.put("x.zip", zip(inner));
        outer.put("ü.txt", "umlaut".getBytes());
        outer.put("empty.zip", zip(Map.of()));
        Files.write(Path.of("o.zip"), zip(outer));
        try (InputStream in = Files.newInputStream(Path.of("o.zip"))) {
            list(in, "");
        }
        try (ZipFile from = new ZipFile("o.zip"); ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(Path.of("c.zip")))) {
            for (ZipEntry e : Collections.list((Enumeration<ZipEntry>) (Enumeration<?>) from.entries())) {
                if (e.getName().startsWith("empty")) continue;
                ZipEntry copy = new ZipEntry("copied/" + e.getName());
                to.putNextEntry(copy);
                from.getInputStream(e).transferTo(to);
            }
        }
        try (ZipFile c = new ZipFile(new File("c.zip"), ZipFile.OPEN_READ)) {
            System.out.println(c.stream().map(ZipEntry::getName).toList() + " " + c.getEntry("copied/ü.txt").getSize());
            InputStream left = c.getInputStream(c.getEntry("copied/ü.txt"));
            c.close();
            try {
                left.read();
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
            try {
                c.getEntry("x");
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        byte[] bytes = Files.readAllBytes(Path.of("c.zip"));
        bytes[60] ^= 0x55;
        try {
            list(new ByteArrayInputStream(bytes), "! ");
        } catch (IOException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
