// expect: unknown
// reasons: one-seed
// A number of SecureRandom's can be any: nothing is safe for the one that was drawn.
import java.security.SecureRandom;

public class SecureNumbers {
    public static void main(String[] args) {
        assert new SecureRandom().nextInt() != 12345;
    }
}
