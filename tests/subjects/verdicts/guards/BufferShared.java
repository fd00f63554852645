// expect: violated assertion
// por: cross-check
// Buffers are not safe for use by several threads: two relative puts may go to the same place.
import java.nio.ByteBuffer;

public class BufferShared {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer buffer = ByteBuffer.allocate(4);
        Thread other = new Thread(() -> buffer.put((byte) 1));
        other.start();
        buffer.put((byte) 2);
        other.join();
        assert buffer.position() == 2 : "a lost put";
    }
}
