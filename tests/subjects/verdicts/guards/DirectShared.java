// expect: unknown
// So is one into memory outside of the heap.
import java.nio.ByteBuffer;

public class DirectShared {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer target = ByteBuffer.allocateDirect(4);
        boolean[] torn = {false};
        Thread other = new Thread(() -> torn[0] = target.get(0) == 1 && target.get(1) == 0);
        other.start();
        target.put(0, ByteBuffer.wrap(new byte[] {1, 2}), 0, 2);
        other.join();
        assert !torn[0];
    }
}
