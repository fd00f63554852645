// expect: violated assertion
// por: cross-check
// Two threads read from one file channel: who comes first gets the first byte.
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

public class ChannelShared {
    public static void main(String[] args) throws Exception {
        try (FileChannel in = FileChannel.open(Path.of("/etc/passwd"))) {
            byte[] got = new byte[1];
            Thread other = new Thread(() -> {
                try {
                    in.read(ByteBuffer.wrap(got));
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            other.start();
            byte[] first = new byte[1];
            in.read(ByteBuffer.wrap(first));
            other.join();
            assert first[0] == 'r' && got[0] == 'o' : "the other way round";
        }
    }
}
