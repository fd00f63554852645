// expect: unknown an input reached native code: its present value only, in sun.nio.ch.IOUtil.write
// reasons: input-in-native-code
// How much is written depends on the input: a channel knows nothing of expressions.
import gov.nasa.jpf.symbc.Debug;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;

public class PositionOfBuffer {
    public static void main(String[] args) throws IOException {
        int position = Debug.makeSymbolicInteger("position");
        if (position < 0 || position > 4) return;
        try (FileChannel channel = FileChannel.open(Paths.get("position-of-buffer.bin"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(new byte[4]);
            buffer.position(position);
            channel.write(buffer);
            if (channel.size() == 1) throw new IllegalStateException("one byte");
        }
    }
}
