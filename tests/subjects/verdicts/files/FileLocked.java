// expect: violated uncaught java.nio.channels.OverlappingFileLockException
// errors: 1
// por: cross-check
// Locks on files are between processes, of which there is one, and its threads: who comes while the file is locked is
// told so.
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class FileLocked {
    static void useLocked() throws IOException {
        try (FileChannel channel = FileChannel.open(Path.of("file-locked"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE)) {
            FileLock lock = channel.lock();
            if (!lock.isValid()) throw new AssertionError();
            lock.release();
        }
    }

    public static void main(String[] args) throws Exception {
        useLocked();
        Thread other = new Thread(() -> {
            try {
                useLocked();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        useLocked();
        other.join();
    }
}
