// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.zip.*;

/** Bytes shown and read back: hex dumps, Base64, checksums and digests of files. */
public class HexDumps {
    static String dump(byte[] bytes) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < bytes.length; i += 8) {
            out.append(String.format("%04x ", i));
            StringBuilder text = new StringBuilder();
            for (int j = i; j < i + 8; j++) {
                out.append(j < bytes.length ? String.format("%02X ", bytes[j]) : "   ");
                if (j < bytes.length) text.append(bytes[j] >= 32 && bytes[j] < 127 ? (char) bytes[j] : '.');
            }
            out.append(text).append('\n');
        }
        return out.toString();
    }

    public static void main(String[] args) throws Exception {
        byte[] data = new byte[300];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * i * 7);
        Files.write(Path.of("d"), data);
        System.out.print(dump(Arrays.copyOf(data, 21)));
        HexFormat hex = HexFormat.ofDelimiter(":").withUpperCase();
        System.out.println(hex.formatHex(data, 3, 8) + " " + Arrays.equals(hex.parseHex("0A:ff"), new byte[] {10, -1}));
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            try (DigestInputStream in = new DigestInputStream(new FileInputStream("d"), digest)) {
                in.transferTo(OutputStream.nullOutputStream());
            }
            System.out.println(name + " " + HexFormat.of().formatHex(digest.digest()).substring(0, 24) + " " + digest.getDigestLength());
        }
        String encoded = Base64.getMimeEncoder(20, new byte[] {'\n'}).encodeToString(Arrays.copyOf(data, 40));
        System.out.println(encoded);
        System.out.println(Arrays.equals(Base64.getMimeDecoder().decode(encoded), Arrays.copyOf(data, 40)));
        try (OutputStream out = Base64.getUrlEncoder().withoutPadding().wrap(new FileOutputStream("e"))) {
            out.write(data);
        }
        try (InputStream in = Base64.getUrlDecoder().wrap(new FileInputStream("e"))) {
            System.out.println(Arrays.equals(in.readAllBytes(), data) + " " + Files.size(Path.of("e")));
        }
        try {
            Base64.getDecoder().decode("a?==");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        CheckedOutputStream checked = new CheckedOutputStream(OutputStream.nullOutputStream(), new CRC32());
        Files.copy(Path.of("d"), checked);
        System.out.println(Long.toHexString(checked.getChecksum().getValue()));
        try {
            hex.parseHex("0G");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
