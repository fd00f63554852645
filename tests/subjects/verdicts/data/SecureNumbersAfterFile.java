// expect: unknown
// reasons: one-seed
// The name of a temporary file is drawn as well, and does not count; a number of the program's does, after it.
import java.nio.file.Files;
import java.security.SecureRandom;

public class SecureNumbersAfterFile {
    public static void main(String[] args) throws Exception {
        Files.delete(Files.createTempFile("numbers", ".txt"));
        assert new SecureRandom().nextInt() != 12345;
    }
}
