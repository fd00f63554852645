// expect: as java
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CryptoForms {
    public static void main(String[] args) throws Exception {
        byte[] key = "0123456789abcdef".getBytes(), iv = new byte[16];
        Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
        c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new IvParameterSpec(iv));
        byte[] secret = c.doFinal("attack at dawn, all of you".getBytes());
        System.out.println(HexFormat.of().formatHex(secret));
        c.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new IvParameterSpec(iv));
        System.out.println(new String(c.doFinal(secret)) + c.getBlockSize() + c.getAlgorithm());
        Mac m = Mac.getInstance("HmacSHA256");
        m.init(new SecretKeySpec(key, "HmacSHA256"));
        System.out.println(HexFormat.of().formatHex(m.doFinal("msg".getBytes())));
        SecretKeyFactory f = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1");
        System.out.println(HexFormat.of().formatHex(f.generateSecret(new PBEKeySpec("pw".toCharArray(), "salt".getBytes(), 3, 128)).getEncoded()));
        for (String name : new String[] {"NoSuch/Mode/Pad", "AES/CBC/Nonsense"}) {
            try {
                Cipher.getInstance(name);
            } catch (GeneralSecurityException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            c.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new IvParameterSpec(iv));
            c.doFinal(new byte[5]);
        } catch (IllegalBlockSizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            MessageDigest.getInstance("MD99");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        MessageDigest d = MessageDigest.getInstance("SHA-1");
        d.update("a".getBytes());
        MessageDigest copy = (MessageDigest) d.clone();
        System.out.println(MessageDigest.isEqual(d.digest(), copy.digest()) + " " + d);
    }
}
