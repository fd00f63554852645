// expect: violated uncaught java.nio.file.NoSuchFileException
// por: cross-check
// Another thread deletes it between the look and the reading.
import java.nio.file.Files;
import java.nio.file.Path;

public class FileGoneMeanwhile {
    public static void main(String[] args) throws Exception {
        Path path = Path.of("file-gone-meanwhile");
        Files.writeString(path, "text");
        Thread thread = new Thread(() -> path.toFile().delete());
        thread.start();
        if (Files.exists(path)) assert Files.readString(path).equals("text");
        thread.join();
    }
}
