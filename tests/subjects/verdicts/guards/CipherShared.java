// expect: violated assertion
// A Cipher keeps what it has not encrypted yet, without any lock.
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;

public class CipherShared {
    public static void main(String[] args) throws Exception {
        Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[16], "AES"));
        Thread other = new Thread(() -> cipher.update(new byte[8]));
        other.start();
        int length = cipher.update(new byte[8]) == null ? 0 : 16;
        other.join();
        assert length == 0 : "the other's bytes are in it";
    }
}
