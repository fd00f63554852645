// expect: unknown an input reached native code: its present value only, in sun.nio.ch.IOUtil.read
// reasons: input-in-native-code
// What a channel reads takes the place of the input that was there.
import gov.nasa.jpf.symbc.Debug;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

public class ReadOverInput {
    public static void main(String[] args) throws IOException {
        Path file = Paths.get("read-over-input.bin");
        Files.write(file, new byte[] {7});
        byte[] bytes = {(byte) Debug.makeSymbolicInteger("before")};
        try (FileChannel channel = FileChannel.open(file)) {
            channel.read(ByteBuffer.wrap(bytes));
        }
        if (bytes[0] == 5) throw new IllegalStateException("it was seven");
    }
}
