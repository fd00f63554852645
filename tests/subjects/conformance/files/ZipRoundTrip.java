// expect: as java
// scratch:
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.*;

public class ZipRoundTrip {
    public static void main(String[] args) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(new FileOutputStream("a.zip"))) {
            zip.setComment("a comment");
            ZipEntry dir = new ZipEntry("dir/");
            dir.setTime(0);
            zip.putNextEntry(dir);
            zip.closeEntry();
            for (int i = 0; i < 3; i++) {
                ZipEntry e = new ZipEntry("dir/n\u00e4me" + i + ".txt");
                byte[] data = ("text ".repeat(i * 40) + i).getBytes();
                e.setTime(1_000_000_000_000L);
                e.setComment("no " + i);
                e.setExtra(new byte[] {1, 2, 1, 0, 7});
                if (i == 1) {
                    CRC32 crc = new CRC32();
                    crc.update(data);
                    e.setMethod(ZipEntry.STORED);
                    e.setSize(data.length);
                    e.setCrc(crc.getValue());
                }
                zip.putNextEntry(e);
                zip.write(data);
                zip.closeEntry();
            }
            try {
                zip.putNextEntry(new ZipEntry("dir/"));
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
        }
        try (ZipFile zip = new ZipFile("a.zip", StandardCharsets.UTF_8)) {
            System.out.println(zip.size() + " " + zip.getComment());
            for (ZipEntry e : Collections.list((Enumeration<ZipEntry>) (Enumeration<?>) zip.entries()))
                System.out.println(e + " " + e.isDirectory() + " " + e.getSize() + " " + (e.getCompressedSize() < e.getSize() + 3) + " " + e.getMethod() + " " + Long.toHexString(e.getCrc()) + " " + e.getComment());
            try (InputStream in = zip.getInputStream(zip.getEntry("dir/n\u00e4me2.txt"))) {
                System.out.println(in.read() + " " + in.skip(5) + " " + new String(in.readNBytes(8)) + " " + in.available() + " " + in.readAllBytes().length);
            }
            System.out.println(zip.getEntry("nothing") + " " + zip.getEntry("dir"));
        }
        try (ZipInputStream zip = new ZipInputStream(new BufferedInputStream(new FileInputStream("a.zip")))) {
            for (ZipEntry e; (e = zip.getNextEntry()) != null; ) {
                byte[] all = zip.readAllBytes();
                System.out.println(e.getName() + " " + all.length + " " + zip.available() + " " + Arrays.hashCode(all));
            }
        }
        try (FileOutputStream f = new FileOutputStream("bad.zip")) {
            f.write("this is no zip file".getBytes());
        }
        try {
            new ZipFile("bad.zip");
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ZipFile("none.zip");
        } catch (IOException e) {
            System.out.println(e);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gz = new GZIPOutputStream(bytes)) {
            for (int i = 0; i < 100; i++) gz.write(("line " + i % 7 + "\n").getBytes());
        }
        try (BufferedReader r = new BufferedReader(new InputStreamReader(new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray()))))) {
            System.out.println(r.lines().distinct().count());
        }
        byte[] broken = bytes.toByteArray();
        broken[broken.length - 6] ^= 1;
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(broken))) {
            in.readAllBytes();
        } catch (IOException e) {
            System.out.println(e);
        }
        Adler32 adler = new Adler32();
        CheckedInputStream checked = new CheckedInputStream(new ByteArrayInputStream("checked".getBytes()), adler);
        checked.readAllBytes();
        System.out.println(adler.getValue());
    }
}
