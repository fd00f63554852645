// expect: safe
// Each thread fills a direct buffer of its own in one step, which nobody can tell.
import java.nio.ByteBuffer;

public class DirectOwn {
    public static void main(String[] args) throws InterruptedException {
        int[] sums = new int[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                ByteBuffer buffer = ByteBuffer.allocateDirect(4);
                buffer.put(0, ByteBuffer.wrap(new byte[] {1, 2, 3, (byte) number}), 0, 4);
                sums[number] = buffer.get(2) + buffer.get(3);
            });
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        assert sums[0] == 3 && sums[1] == 4;
    }
}
