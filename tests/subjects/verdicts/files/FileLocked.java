// expect: unknown locks
// A lock on a file is not supported, and that is said.
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class FileLocked {
    public static void main(String[] args) throws Exception {
        try (FileChannel channel = FileChannel.open(Path.of("file-locked"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE)) {
            channel.lock();
        }
    }
}
