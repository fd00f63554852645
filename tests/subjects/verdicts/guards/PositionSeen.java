// expect: violated assertion
// The position of a file channel is one for all threads.
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

public class PositionSeen {
    public static void main(String[] args) throws Exception {
        try (FileChannel in = FileChannel.open(Path.of("/etc/passwd"))) {
            Thread other = new Thread(() -> {
                try {
                    in.position(3);
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            other.start();
            assert in.position() == 0 : "moved";
            other.join();
        }
    }
}
