// expect: safe
// por: cross-check
// states-at-most: 120
// Threads that only read do not get into each other's way.
import java.io.FileReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileReadByAll {
    static void read() {
        try (FileReader in = new FileReader("file-read-by-all")) {
            assert in.read() == 't';
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Files.writeString(Path.of("file-read-by-all"), "text");
        Thread thread = new Thread(FileReadByAll::read);
        thread.start();
        read();
        thread.join();
    }
}
