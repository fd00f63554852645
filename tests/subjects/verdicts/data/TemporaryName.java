// expect: safe
// The name of a temporary file is nothing that this depends on.
import java.nio.file.Files;
import java.nio.file.Path;

public class TemporaryName {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("name", ".txt");
        assert Files.exists(path);
        Files.delete(path);
        assert !Files.exists(path);
    }
}
