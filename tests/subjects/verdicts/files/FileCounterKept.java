// expect: safe
// por: cross-check
// The same under a lock, by Files.
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileCounterKept {
    static final Path path = Path.of("file-counter-kept.txt");

    static synchronized void increment() {
        try {
            Files.writeString(path, Integer.toString(Integer.parseInt(Files.readString(path)) + 1));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Files.writeString(path, "0");
        Thread thread = new Thread(FileCounterKept::increment);
        thread.start();
        increment();
        thread.join();
        assert Files.readString(path).equals("2");
    }
}
