// expect: as java
// scratch:
import java.io.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.*;

/** Zip files: methods, comments, extra data, order, directories, and damaged ones. */
public class ZipEntries {
    public static void main(String[] args) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(new FileOutputStream("a.zip"))) {
            out.setComment("all of it");
            out.setLevel(9);
            ZipEntry folder = new ZipEntry("folder/");
            folder.setTime(1_000_000_000_000L);
            out.putNextEntry(folder);
            out.closeEntry();
            ZipEntry text = new ZipEntry("folder/text");
            text.setComment("a comment ä");
            text.setTime(1_000_000_000_000L);
            out.putNextEntry(text);
            out.write("aaaaaaaaaa".repeat(100).getBytes());
            out.closeEntry();
            byte[] raw = {1, 2, 3};
            CRC32 crc = new CRC32();
            crc.update(raw);
            ZipEntry stored = new ZipEntry("stored");
            stored.setMethod(ZipEntry.STORED);
            stored.setSize(3);
            stored.setCrc(crc.getValue());
            stored.setTime(1_000_000_000_000L);
            out.putNextEntry(stored);
            out.write(raw);
            try {
                out.putNextEntry(new ZipEntry("stored"));
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
        }
        try (ZipFile zip = new ZipFile("a.zip")) {
            System.out.println(zip.size() + " " + zip.getComment() + " " + zip.getEntry("none"));
            for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements();) {
                ZipEntry e = all.nextElement();
                System.out.println(e + " " + e.isDirectory() + " " + e.getMethod() + " " + e.getSize() + " " + e.getCompressedSize()
                        + " " + e.getComment() + " " + Long.toHexString(e.getCrc()) + " " + e.getTime());
            }
            try (InputStream in = zip.getInputStream(zip.getEntry("folder/text"))) {
                System.out.println(in.skip(990) + " " + new String(in.readAllBytes()));
            }
            System.out.println(zip.stream().map(ZipEntry::getName).sorted().toList());
        }
        try (ZipInputStream in = new ZipInputStream(new FileInputStream("a.zip"))) {
            for (ZipEntry e; (e = in.getNextEntry()) != null;) System.out.println(e.getName() + " " + in.readAllBytes().length + " " + e.getSize());
        }
        byte[] bytes = Files.readAllBytes(Paths.get("a.zip"));
        Files.write(Paths.get("b.zip"), Arrays.copyOf(bytes, bytes.length - 30));
        try {
            new ZipFile("b.zip").close();
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ZipFile("none.zip");
        } catch (IOException e) {
            System.out.println(e);
        }
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed, true)) {
            out.write("hello ".repeat(50).getBytes());
        }
        byte[] gz = packed.toByteArray();
        System.out.println(new GZIPInputStream(new ByteArrayInputStream(gz)).readAllBytes().length + " " + gz[0] + " " + gz[1]);
        gz[gz.length - 5] ^= 1;
        try {
            new GZIPInputStream(new ByteArrayInputStream(gz)).readAllBytes();
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(new byte[20]));
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
    }
}
