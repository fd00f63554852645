// expect: violated assertion
// The native code of a bulk put does not keep to the lock that all others hold.
import java.nio.ByteBuffer;

public class BulkPutLocked {
    public static void main(String[] args) throws InterruptedException {
        byte[] bytes = new byte[2];
        ByteBuffer target = ByteBuffer.wrap(bytes), source = ByteBuffer.wrap(new byte[] {9, 9});
        Object lock = new Object();
        boolean[] seen = {false};
        Thread other = new Thread(() -> {
            synchronized (lock) {
                bytes[0] = 1;
                bytes[0]++;
                seen[0] = bytes[0] != 2;
            }
        });
        other.start();
        target.put(0, source, 0, 2);
        other.join();
        assert !seen[0] : "in between";
    }
}
