// expect: as java
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.*;

public class Digests {
    public static void main(String[] args) throws Exception {
        byte[] data = "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.UTF_8);
        HexFormat hex = HexFormat.of();
        for (String name : List.of("MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA3-256", "MD2")) {
            MessageDigest d = MessageDigest.getInstance(name);
            d.update(data, 0, 10);
            MessageDigest copy = (MessageDigest) d.clone();
            d.update(data, 10, data.length - 10);
            System.out.println(name + " " + d.getDigestLength() + " " + hex.formatHex(d.digest()) + " " + hex.formatHex(copy.digest()).substring(0, 8));
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec("key".getBytes(), "HmacSHA256"));
        System.out.println(hex.formatHex(mac.doFinal(data)));
        try {
            MessageDigest.getInstance("NOPE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        SecretKeySpec key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        byte[] secret = cipher.doFinal(data);
        cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        System.out.println(hex.formatHex(secret) + " " + new String(cipher.doFinal(secret)));
        byte[] derived = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1").generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes(), 3, 160)).getEncoded();
        System.out.println(hex.formatHex(derived));
        SecureRandom random = SecureRandom.getInstance("SHA1PRNG");
        random.setSeed(42);
        byte[] bytes = new byte[8];
        random.nextBytes(bytes);
        System.out.println(hex.formatHex(bytes) + " " + random.nextInt(1000));
        Base64.Encoder mime = Base64.getMimeEncoder(20, "|".getBytes());
        System.out.println(Base64.getEncoder().encodeToString(data) + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[] {-1, -2, -3, -4}) + " " + mime.encodeToString(data));
        System.out.println(new String(Base64.getMimeDecoder().decode("VGhl\r\nIHF1 aWNr")) + " " + Arrays.toString(Base64.getUrlDecoder().decode("_-8")));
        try {
            Base64.getDecoder().decode("a*b");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        UUID named = UUID.nameUUIDFromBytes(data);
        UUID fixed = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        System.out.println(named + " " + named.version() + " " + fixed.variant() + " " + fixed.timestamp() + " " + fixed.compareTo(named) + " " + fixed.hashCode() + " " + UUID.randomUUID().version());
        try {
            UUID.fromString("not-a-uuid");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(HexFormat.ofDelimiter(":").withUpperCase().formatHex(bytes, 0, 3) + " " + Arrays.toString(hex.parseHex("00ff7f")) + " " + HexFormat.fromHexDigits("cafe") + " " + hex.toHexDigits((short) 255));
        System.out.println(MessageDigest.isEqual(bytes, bytes.clone()) + " " + Security.getProvider("SUN").getName());
    }
}
