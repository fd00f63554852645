// expect: as java
// scratch: data
import java.io.*;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.zip.*;

public class DigestsOfFiles {
    static String hex(byte[] b) {
        return HexFormat.of().formatHex(b);
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512/224", "SHA3-256"}) {
            MessageDigest d = MessageDigest.getInstance(name);
            try (DigestInputStream in = new DigestInputStream(new FileInputStream("data/words.txt"), d)) {
                in.read();
                in.on(false);
                in.read();
                in.on(true);
                in.readAllBytes();
            }
            System.out.println(name + " " + d.getDigestLength() + " " + hex(d.digest()));
            d.update((byte) 1);
            MessageDigest copy = (MessageDigest) d.clone();
            d.update(new byte[200], 3, 150);
            System.out.println(hex(d.digest()).substring(0, 16) + " " + hex(copy.digest(new byte[] {2})).substring(0, 16));
        }
        try {
            MessageDigest.getInstance("NONE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        try (DigestOutputStream out = new DigestOutputStream(new FileOutputStream("o"), MessageDigest.getInstance("SHA-256"))) {
            out.write("abc".getBytes());
            System.out.println(hex(out.getMessageDigest().digest()).startsWith("ba7816bf"));
        }
        byte[] data = Files.readAllBytes(Path.of("data/words.txt"));
        Deflater deflater = new Deflater(9, true);
        deflater.setInput(data);
        deflater.finish();
        byte[] packed = new byte[100];
        int n = deflater.deflate(packed);
        System.out.println(deflater.finished() + " " + deflater.getTotalIn() + " " + (deflater.getTotalOut() == n));
        Inflater inflater = new Inflater(true);
        inflater.setInput(packed, 0, n);
        byte[] back = new byte[10];
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        while (!inflater.finished()) all.write(back, 0, inflater.inflate(back));
        System.out.println(Arrays.equals(all.toByteArray(), data) + " " + inflater.getRemaining() + " " + inflater.getBytesRead());
        try {
            Inflater bad = new Inflater();
            bad.setInput(new byte[] {1, 2, 3, 4});
            bad.inflate(back);
        } catch (DataFormatException e) {
            System.out.println(e.getMessage());
        }
        InflaterInputStream in = new InflaterInputStream(new DeflaterInputStream(new ByteArrayInputStream(data)));
        System.out.println(new String(in.readAllBytes()).equals(new String(data)));
        System.out.println(Base64.getMimeEncoder(20, new byte[] {'|'}).encodeToString(data) + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[] {-1, -2, -3, -4}));
        try {
            Base64.getDecoder().decode("a*b=");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        CRC32C c = new CRC32C();
        c.update(data);
        System.out.println(Long.toHexString(c.getValue()) + " " + UUID.nameUUIDFromBytes(data));
    }
}
