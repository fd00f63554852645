// expect: safe
// por: cross-check
// One thread fills a direct buffer in one step, which nobody can tell: with and without reduction.
import java.nio.ByteBuffer;
public class DirectAlone {
    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(4);
        buffer.put(0, ByteBuffer.wrap(new byte[] {1, 2, 3, 4}), 0, 4);
        assert buffer.get(2) == 3;
    }
}
