// expect: as java
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import java.util.zip.*;

public class EncodersAndDigests {
    public static void main(String[] args) throws Exception {
        byte[] data = "The quick brown fox \u00e9\u4e2d".getBytes(StandardCharsets.UTF_8);
        String b64 = Base64.getEncoder().encodeToString(data);
        System.out.println(b64 + " " + new String(Base64.getDecoder().decode(b64), StandardCharsets.UTF_8));
        byte[] bytes = new byte[256];
        for (int i = 0; i < 256; i++) {
            bytes[i] = (byte) i;
        }
        System.out.println(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
        System.out.println(Base64.getMimeEncoder(20, new byte[] {'|'}).encodeToString(Arrays.copyOf(bytes, 50)));
        System.out.println(Arrays.equals(Base64.getMimeDecoder().decode("QU\nJD\r\nRA=="), "ABCD".getBytes()));
        for (String bad : new String[] {"A", "AB=C", "****", "QUJD="}) {
            try {
                System.out.println(Base64.getDecoder().decode(bad).length);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        HexFormat hex = HexFormat.of();
        for (String algorithm : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256"}) {
            MessageDigest d = MessageDigest.getInstance(algorithm);
            d.update(data, 0, 5);
            d.update((byte) 7);
            System.out.println(algorithm + " " + d.getDigestLength() + " " + hex.formatHex(d.digest(bytes)));
        }
        System.out.println(hex.formatHex(MessageDigest.getInstance("MD5").digest(new byte[0])));
        try {
            MessageDigest.getInstance("NOPE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        CRC32 crc = new CRC32();
        crc.update(data);
        Adler32 adler = new Adler32();
        adler.update(bytes, 10, 100);
        CRC32C crcc = new CRC32C();
        crcc.update(bytes);
        System.out.println(Long.toHexString(crc.getValue()) + " " + adler.getValue() + " " + crcc.getValue());
        crc.reset();
        crc.update('a');
        System.out.println(crc.getValue());
        System.out.println(UUID.nameUUIDFromBytes(data) + " " + UUID.nameUUIDFromBytes(data).version() + " " + new UUID(1L, 2L) + " "
                + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").hashCode() + " " + new UUID(1, 2).compareTo(new UUID(1, 3)));
        System.out.println(HexFormat.ofDelimiter(":").withUpperCase().formatHex(Arrays.copyOf(data, 6)) + " " + Arrays.toString(hex.parseHex("00ff7f")) + " "
                + HexFormat.fromHexDigits("7fff"));
    }
}
