// expect: as java
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.*;

public class Archives {
    static byte[] text(int n) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) {
            b.append("line ").append(i * 31 % 17).append('\n');
        }
        return b.toString().getBytes(StandardCharsets.US_ASCII);
    }

    public static void main(String[] args) throws Exception {
        byte[] data = text(300);
        CRC32 crc = new CRC32();
        crc.update(data);
        Adler32 adler = new Adler32();
        adler.update(data, 10, 500);
        adler.update(7);
        CRC32C c = new CRC32C();
        c.update(data, 0, 100);
        System.out.println(Long.toHexString(crc.getValue()) + " " + Long.toHexString(adler.getValue()) + " " + Long.toHexString(c.getValue()));
        for (int level : new int[] {0, 1, 6, 9}) {
            Deflater d = new Deflater(level);
            d.setInput(data);
            d.finish();
            byte[] buffer = new byte[8192];
            int n = d.deflate(buffer);
            System.out.print(n + " " + d.getTotalIn() + d.finished() + " ");
            Inflater i = new Inflater();
            i.setInput(buffer, 0, n);
            byte[] back = new byte[data.length];
            int m = i.inflate(back);
            System.out.println(m + " " + Arrays.equals(back, data) + i.finished() + i.getRemaining());
            d.end();
            i.end();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gz = new GZIPOutputStream(out)) {
            gz.write(data);
        }
        byte[] packed = out.toByteArray();
        System.out.println(packed.length + " " + Integer.toHexString(packed[0] & 0xff) + Integer.toHexString(packed[1] & 0xff));
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            System.out.println(Arrays.equals(in.readAllBytes(), data));
        }
        packed[packed.length - 6] ^= 1;
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            in.readAllBytes();
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
        out.reset();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setComment("a comment");
            for (String name : List.of("a.txt", "dir/", "dir/b.txt", "stored.bin")) {
                ZipEntry e = new ZipEntry(name);
                e.setTime(1_000_000_000_000L);
                if (name.startsWith("stored")) {
                    e.setMethod(ZipEntry.STORED);
                    e.setSize(3);
                    CRC32 three = new CRC32();
                    three.update(data, 0, 3);
                    e.setCrc(three.getValue());
                }
                zip.putNextEntry(e);
                if (!e.isDirectory()) {
                    zip.write(data, 0, name.startsWith("stored") ? 3 : 200);
                }
                zip.closeEntry();
            }
            try {
                zip.putNextEntry(new ZipEntry("a.txt"));
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
        }
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            for (ZipEntry e; (e = zip.getNextEntry()) != null;) {
                byte[] content = zip.readAllBytes();
                System.out.println(e.getName() + " " + e.isDirectory() + " " + content.length + " " + e.getMethod() + " " + e.getTime() / 1000 + " " + e.getSize());
            }
        }
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(new byte[] {0x78, 0x01, 0x55, 0x55}))) {
            in.read();
        } catch (IOException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        try (CheckedInputStream in = new CheckedInputStream(new DeflaterInputStream(new ByteArrayInputStream(data)), new CRC32())) {
            System.out.println(in.readAllBytes().length + " " + Long.toHexString(in.getChecksum().getValue()));
        }
        Deflater raw = new Deflater(Deflater.BEST_COMPRESSION, true);
        raw.setDictionary("line 1line 2".getBytes());
        raw.setInput(data, 0, 100);
        raw.finish();
        byte[] buffer = new byte[200];
        int n = raw.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
        Inflater i = new Inflater(true);
        i.setDictionary("line 1line 2".getBytes());
        i.setInput(buffer, 0, n);
        byte[] back = new byte[100];
        System.out.println(n + " " + i.inflate(back) + " " + new String(back, 0, 20).replace('\n', ';'));
    }
}
