// expect: unknown
// A bulk put from one buffer to another is one step of native code here; threads that share the buffers could tell.
import java.nio.ByteBuffer;

public class BulkPutShared {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer target = ByteBuffer.allocate(4), source = ByteBuffer.wrap(new byte[] {1, 2});
        boolean[] torn = {false};
        Thread other = new Thread(() -> torn[0] = target.get(0) == 1 && target.get(1) == 0);
        other.start();
        target.put(0, source, 0, 2);
        other.join();
        assert !torn[0];
    }
}
